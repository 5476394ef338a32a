import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { type Formulary, formularyPort } from '#modules/catalogue/index.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { provide } from '#server/scope.ts';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam } from '#test/harness/products.ts';
import { billingPort, otcChangesPort } from './index.ts';
import { checkoutPage } from './services/checkout/checkout-page.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';

/** A drug that is not registered. */
const customFormula = 803;

/** The real registration without the `withdrawn` drugs. */
let withdrawn: readonly string[] = [];
const register: Formulary = {
  ...formulary,
  missingParts: (drug) => (withdrawn.includes(drug) ? ['rules'] : formulary.missingParts(drug)),
};

const harness = await openFileHarness({ providers: [provide(formularyPort, () => register)] });
afterEach(() => {
  withdrawn = [];
});

const idOf = (actor: Actor): string => actor.id ?? '';
const refusal = (field: string, name: string) => ({
  ok: false,
  failure: {
    code: 'BAD_USER_INPUT',
    fields: [{ field, message: expect.stringMatching(new RegExp(`^${name} is not offered yet\\.`)) }],
  },
});
const noticesTo = async (actor: Actor) =>
  harness.database
    .knex('notice')
    .where({ person_id: idOf(actor) })
    .orderBy('created_at')
    .pluck('body');
const onHoldNotices = async (actor: Actor) =>
  (await noticesTo(actor)).filter((body: string) => body.includes('do not offer'));
const pass = async () => {
  await harness.sweep();
  await harness.drain();
};
const treated = async () => {
  const sam = await harness.account();
  const { request } = await harness.order({ patient: sam, products: [finasteride] });
  expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
  await harness.drain();
  return { sam, request };
};

describe('at checkout', () => {
  it('the page leaves it out and says so by name', async () => {
    const page = await checkoutPage(harness.scope, null, `${finasteride},${customFormula},9999`);
    expect(page.products.map(({ id }) => id)).toEqual([finasteride]);
    expect(page.notOffered).toEqual([
      expect.stringMatching(/^Custom anti-aging formula is not offered yet\./),
    ]);
    expect(page.ignoredIds).toEqual(['9999']);
  });

  it('an order with it is refused by name; nothing is stored or charged', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([finasteride, customFormula]);
    expect(await placeOrder(harness.scope, sam, request)).toMatchObject(
      refusal('productIds', 'Custom anti-aging formula'),
    );
    expect(await harness.rows('checkout', { id: request.checkoutId })).toEqual([]);
    expect(await harness.rows('customer_order', { user_id: sam.id })).toEqual([]);
  });

  it('it is refused as well when the registration is withdrawn while the issuer asks', async () => {
    const sam = await harness.account();
    const paymentMethodId = await harness.card('4000002500003155');
    const request = await harness.orderRequest([finasteride], { paymentMethodId });
    const placed = expectOk(await placeOrder(harness.scope, sam, request));
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    withdrawn = ['finasteride'];
    const answer = await confirmCheckout(harness.scope, sam, request);
    expect(answer).toMatchObject(refusal('productIds', 'Finasteride'));
    expect(await harness.rows('customer_order', { user_id: sam.id })).toEqual([]);
  });

  it('it cannot be added to a subscription', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await harness.drain();
    const answer = await harness.scope
      .use(otcChangesPort)
      .quote(idOf(sam), { add: [customFormula], stop: [] });
    expect(answer).toMatchObject(refusal('addProductIds', 'Custom anti-aging formula'));
  });
});

describe('an earlier order of it', () => {
  it('is not approved', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    withdrawn = ['finasteride'];
    const answer = await harness.approveOrder(sam, request.checkoutId, [finasteride]);
    expect(answer).toMatchObject(refusal('productIds', 'Finasteride'));
    const other = await harness.scope
      .use(billingPort)
      .approveVisit(
        { ...systemActor, role: 'clinician' },
        { checkoutId: request.checkoutId, productIds: [customFormula] },
      );
    expect(other).toMatchObject(refusal('productIds', 'Custom anti-aging formula'));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });

  it('is not charged the first time, the patient is notified once, and it continues when it is offered', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    withdrawn = ['finasteride'];
    await pass();
    harness.clock.advance(3 * 3_600_000);
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(await onHoldNotices(sam)).toHaveLength(1);
    withdrawn = [];
    harness.clock.advance(3 * 3_600_000);
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
  });

  it('is not refilled: the subscription is on hold, the patient is notified, and it resumes later', async () => {
    const { sam } = await treated();
    withdrawn = ['finasteride'];
    harness.clock.set(addDays(harness.clock.now(), 76));
    await pass();
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    expect(await onHoldNotices(sam)).toEqual([
      expect.stringContaining('your refill is on hold and you were not charged'),
    ]);
    await harness.scope.use(billingPort).prescriptionRenewed(systemActor, idOf(sam));
    expect(await harness.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    withdrawn = [];
    await harness.scope.use(billingPort).prescriptionRenewed(systemActor, idOf(sam));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    await harness.untilNextCharge(sam);
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
  });

  it('is not sent when it was paid before: the order is on hold, the patient is notified, and it goes when it is offered', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await harness.drain();
    const [order] = await harness.rows('customer_order', { user_id: sam.id });
    await harness.database
      .knex('customer_order')
      .where({ id: order.id })
      .update({ status: 'ready', submitted_at: null });
    withdrawn = ['finasteride'];
    await dispatchOrder(harness.scope, order.id);
    await dispatchOrder(harness.scope, order.id);
    const [onHold] = await harness.rows('customer_order', { id: order.id });
    expect(onHold.status).toBe('on_hold');
    expect(await onHoldNotices(sam)).toEqual([expect.stringContaining('so nothing is sent')]);
    withdrawn = [];
    await dispatchOrder(harness.scope, order.id);
    const [sent] = await harness.rows('customer_order', { id: order.id });
    expect(sent.status).not.toBe('on_hold');
  });

  it('an existing subscription of a drug without a registration is neither charged nor sent, even with a prescription', async () => {
    const { sam } = await treated();
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    await harness.database.knex('subscription_product').where({ subscription_id: subscription.id }).update({
      product_id: customFormula,
      drug_type: 'custom_rx_anti_aging',
      name: 'Custom anti-aging formula',
    });
    await prescribe(harness.scope, idOf(sam), [customFormula]);
    harness.clock.set(addDays(harness.clock.now(), 76));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    expect(await onHoldNotices(sam)).toHaveLength(1);
  });
});
