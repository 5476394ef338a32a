import { describe, expect, it } from 'vitest';
import type { Result } from '#kernel/result.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { shampoo, shampooWithTax } from '#test/harness/products.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import type { PlaceOrderRequest } from './services/checkout/read-order.ts';

const HOUR_MS = 3_600_000;
const conditioner = 323;
const challengedCard = '4000002500003155';

const harness = await openFileHarness();

const problemsOf = (result: Result<unknown>): string[] =>
  result.ok ? [] : [result.failure.code, ...result.failure.fields.map(({ field }) => field)];
const question = ['CONFLICT', 'orderAgain'];
const ordersOf = ({ id }: SignedInUser) => harness.rows('customer_order', { user_id: id });

/** Places another checkout of the same patient. */
const orderOnceMore = async (
  patient: SignedInUser,
  products: readonly number[],
  over: Partial<PlaceOrderRequest> = {},
) => placeOrder(harness.makeScope(), patient, await harness.orderRequest(products, over));

describe('the same order twice', () => {
  it('asks, with the minutes and the order number; nothing is stored or charged before the patient agrees', async () => {
    const { patient } = await harness.order({ products: [shampoo] });
    const [{ number }] = await ordersOf(patient);
    harness.clock.advance(7 * 60_000);
    const asked = await orderOnceMore(patient, [shampoo]);
    const message = `You ordered this 7 minutes ago (order ${number}). Nothing was charged again. Order it again?`;
    expect(asked).toEqual({
      ok: false,
      failure: { code: 'CONFLICT', message, fields: [{ field: 'orderAgain', message }] },
    });
    expect(await harness.rows('checkout', { user_id: patient.id })).toHaveLength(1);
    expect(await harness.charges(patient.id)).toEqual([shampooWithTax]);
  });

  it('is placed after a yes, and the next one asks again', async () => {
    const { patient } = await harness.order({ products: [shampoo] });
    expectOk(await orderOnceMore(patient, [shampoo], { orderAgain: true }));
    expect(await ordersOf(patient)).toHaveLength(2);
    expect(await harness.charges(patient.id)).toEqual([shampooWithTax, shampooWithTax]);
    expect(problemsOf(await orderOnceMore(patient, [shampoo]))).toEqual(question);
  });

  it('two tabs that submit at the same instant buy once', async () => {
    const patient = await harness.account();
    const requests = [await harness.orderRequest([shampoo]), await harness.orderRequest([shampoo])];
    const results = await Promise.all(
      requests.map((request) => placeOrder(harness.makeScope(), patient, request)),
    );
    expect(results.map(problemsOf).sort()).toEqual([[], question]);
    expect(await ordersOf(patient)).toHaveLength(1);
    expect(await harness.charges(patient.id)).toEqual([shampooWithTax]);
  });

  it('asks up to 24 hours after the first, and no longer', async () => {
    const { patient } = await harness.order({ products: [shampoo] });
    harness.clock.advance(24 * HOUR_MS - 1);
    const asked = await orderOnceMore(patient, [shampoo]);
    expect(asked.ok ? '' : asked.failure.message).toContain('You ordered this 23 hours ago');
    harness.clock.advance(1);
    expectOk(await orderOnceMore(patient, [shampoo]));
    expect(await ordersOf(patient)).toHaveLength(2);
  });

  it('asks whatever the sequence of the products and the address; different products are another order', async () => {
    const { patient } = await harness.order({ products: [shampoo, conditioner] });
    const elsewhere = { streetAddress1: '9 Oak Avenue', city: 'Austin', state: 'TX', zipCode: '78702' };
    const sentElsewhere = await orderOnceMore(patient, [conditioner, shampoo], { address: elsewhere });
    expect(problemsOf(sentElsewhere)).toEqual(question);
    expectOk(await orderOnceMore(patient, [shampoo]));
  });

  it('does not ask about what another patient ordered', async () => {
    await harness.order({ products: [shampoo] });
    expectOk(await orderOnceMore(await harness.account(), [shampoo]));
  });

  it('does not ask about a canceled order', async () => {
    const { patient, checkoutId } = await harness.order({ products: [shampoo] });
    await harness.scope
      .db('customer_order')
      .where({ checkout_id: checkoutId })
      .update({ status: 'canceled' });
    expectOk(await orderOnceMore(patient, [shampoo]));
  });
});

describe('after the issuer’s page', () => {
  /** Two tabs wait at the issuer's page with the same products; the first is placed. */
  const secondAtTheBank = async () => {
    const patient = await harness.account();
    const paymentMethodId = await harness.card(challengedCard);
    const second = await harness.orderRequest([shampoo], { paymentMethodId });
    const asked = expectOk(await placeOrder(harness.scope, patient, second));
    expect(asked.status).toBe('ACTION_REQUIRED');
    expectOk(await orderOnceMore(patient, [shampoo]));
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'approve');
    const [setup] = await harness.rows('card_setup', { checkout_id: second.checkoutId });
    return { patient, checkoutId: second.checkoutId, intentId: setup.intent_id };
  };
  const noticesOf = ({ id }: SignedInUser) =>
    harness.rows('notice', { person_id: id, kind: 'order_not_placed' });

  it('the return asks; a yes places the order with the confirmed card', async () => {
    const { patient, checkoutId } = await secondAtTheBank();
    for (const _ of [1, 2])
      expect(problemsOf(await confirmCheckout(harness.scope, patient, { checkoutId }))).toEqual(question);
    expect(await ordersOf(patient)).toHaveLength(1);
    const placed = await confirmCheckout(harness.scope, patient, { checkoutId, orderAgain: true });
    expect(expectOk(placed)).toMatchObject({ status: 'PLACED', ordered: true });
    expect(await ordersOf(patient)).toHaveLength(2);
    expect(await noticesOf(patient)).toEqual([]);
  });

  it('a yes counts for that patient only', async () => {
    const { patient, checkoutId } = await secondAtTheBank();
    const other = await harness.account();
    const stolen = await confirmCheckout(harness.scope, other, { checkoutId, orderAgain: true });
    expect(problemsOf(stolen)).toEqual(['NOT_FOUND']);
    expect(problemsOf(await confirmCheckout(harness.scope, patient, { checkoutId }))).toEqual(question);
  });

  it('a yes that was given before the issuer’s page still counts after it', async () => {
    const { patient } = await harness.order({ products: [shampoo] });
    const paymentMethodId = await harness.card(challengedCard);
    const request = await harness.orderRequest([shampoo], { paymentMethodId, orderAgain: true });
    const asked = expectOk(await placeOrder(harness.scope, patient, request));
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'approve');
    expect(expectOk(await confirmCheckout(harness.scope, patient, request)).status).toBe('PLACED');
  });

  it("the processor's event places nothing and sends one notice, whose link asks the question", async () => {
    const { patient, checkoutId, intentId } = await secondAtTheBank();
    for (const _ of [1, 2]) await applyPaymentEvent(harness.makeScope(), intentId);
    expect(await ordersOf(patient)).toHaveLength(1);
    const notices = await noticesOf(patient);
    expect(notices).toHaveLength(1);
    expect(notices[0].body).toContain('You ordered this less than a minute ago (order T-');
    expect(notices[0].body).toContain(`/checkout?checkout=${checkoutId}`);
    expect(problemsOf(await confirmCheckout(harness.scope, patient, { checkoutId }))).toEqual(question);
    expectOk(await confirmCheckout(harness.scope, patient, { checkoutId, orderAgain: true }));
    expect(await ordersOf(patient)).toHaveLength(2);
  });

  it('two deliveries of the event at the same instant send one notice', async () => {
    const { patient, intentId } = await secondAtTheBank();
    await Promise.all([1, 2].map(() => applyPaymentEvent(harness.makeScope(), intentId)));
    expect(await noticesOf(patient)).toHaveLength(1);
    expect(await ordersOf(patient)).toHaveLength(1);
  });

  it('an event delivered again after a crash places the order', async () => {
    const patient = await harness.account();
    const paymentMethodId = await harness.card(challengedCard);
    const request = await harness.orderRequest([shampoo], { paymentMethodId });
    const asked = expectOk(await placeOrder(harness.scope, patient, request));
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'approve');
    const [setup] = await harness.rows('card_setup', { checkout_id: request.checkoutId });
    const dying = harness.makeScope();
    const dies = { ...dying, transaction: () => Promise.reject(new Error('the process died')) };
    await expect(applyPaymentEvent(dies, setup.intent_id)).rejects.toThrow('the process died');
    expect(await ordersOf(patient)).toEqual([]);
    await applyPaymentEvent(harness.makeScope(), setup.intent_id);
    expect(await ordersOf(patient)).toHaveLength(1);
  });

  it("the processor's event of a card that the issuer did not confirm sends no notice", async () => {
    const patient = await harness.account();
    const paymentMethodId = await harness.card(challengedCard);
    const request = await harness.orderRequest([shampoo], { paymentMethodId });
    const asked = expectOk(await placeOrder(harness.scope, patient, request));
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'fail');
    const [setup] = await harness.rows('card_setup', { checkout_id: request.checkoutId });
    await applyPaymentEvent(harness.makeScope(), setup.intent_id);
    expect(await noticesOf(patient)).toEqual([]);
  });
});
