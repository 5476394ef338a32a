import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam, foamPrice, shampoo, shampooWithTax } from '#test/harness/products.ts';
import { creditsPort } from './index.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { chooseForOrder } from './services/parcels/choose-for-order.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';

const harness = await openFileHarness();

const CREDIT = 2500;
const available = ({ id }: SignedInUser) => harness.scope.use(creditsPort).available(id);
const withCredit = async (amount = CREDIT): Promise<SignedInUser> => {
  const sam = await harness.account();
  await harness.scope.transaction((tx) =>
    tx.use(creditsPort).grant(sam.id, { amount, reason: 'An invitation' }),
  );
  return sam;
};
const ofUser = async (table: string, { id }: SignedInUser) => (await harness.rows(table, { user_id: id }))[0];
const cancel = async (sam: SignedInUser) =>
  expectOk(
    await cancelSubscription(harness.scope, sam, { subscriptionId: (await ofUser('subscription', sam)).id }),
  );

describe('credit that an order used', () => {
  it('is the patient’s again, once, when they cancel the subscription before the paid order is sent', async () => {
    const sam = await withCredit();
    await harness.order({ patient: sam, products: [foam] });
    expect(await harness.charges(sam.id)).toEqual([foamPrice - CREDIT]);
    expect(await available(sam)).toBe(0);
    await cancel(sam);
    await harness.drain();
    expect(await harness.refunds(sam.id)).toEqual([foamPrice - CREDIT]);
    expect(await available(sam)).toBe(CREDIT);
    const [, returned] = await harness.rows('credit', { user_id: sam.id });
    expect(returned).toMatchObject({ amount: CREDIT, returned_from: (await ofUser('invoice', sam)).id });
  });

  it('is returned also when it covered the whole order', async () => {
    const sam = await withCredit(foamPrice + 500);
    await harness.order({ patient: sam, products: [foam] });
    expect(await available(sam)).toBe(500);
    await cancel(sam);
    await harness.drain();
    expect(await harness.charges(sam.id)).toEqual([]);
    expect(await available(sam)).toBe(foamPrice + 500);
  });

  it('is not lost when the order was stopped during its charge, whatever the outcome of the charge', async () => {
    for (const answer of ['approve', 'fail'] as const) {
      const sam = await withCredit();
      const cardNumber = '4000002760003184';
      const { placed, request } = await harness.order({ patient: sam, products: [foam], cardNumber });
      // The issuer asks when the card is saved, and again when it is charged.
      if (placed.actionUrl) await harness.processor.answerChallenge(placed.actionUrl, 'approve');
      expectOk(await confirmCheckout(harness.scope, sam, request));
      const invoice = await ofUser('invoice', sam);
      expect(invoice).toMatchObject({ status: 'charge_pending', action_url: expect.any(String) });
      await stopMyOrder(harness.scope, sam, (await ofUser('customer_order', sam)).id);
      await harness.processor.answerChallenge(invoice.action_url, answer);
      for (let hour = 0; hour < 30; hour += 6) {
        harness.clock.advance(DAY_MS / 4);
        await harness.sweep();
        await harness.drain();
      }
      expect(await ofUser('customer_order', sam), answer).toMatchObject({ shipped_at: null });
      expect(await available(sam), answer).toBe(CREDIT);
      expect(await harness.refunds(sam.id), answer).toEqual(await harness.charges(sam.id));
    }
  });

  it('is returned as far as it paid for the products that do not ship', async () => {
    const sam = await withCredit(4000);
    await harness.order({ patient: sam, products: [foam, shampoo] });
    const charged = foamPrice + shampooWithTax - 4000;
    expect(await harness.charges(sam.id)).toEqual([charged]);
    await harness.drain();
    const { id: orderId } = await ofUser('customer_order', sam);
    await pharmacyOrders(harness.database.knex).setWaiting(orderId, [shampoo], null);
    harness.clock.advance(1.1 * DAY_MS);
    await harness.sweep();
    await harness.drain();
    expectOk(await chooseForOrder(harness.scope, sam, { orderId, wish: 'refund' }));
    await harness.drain();
    expect(await harness.refunds(sam.id)).toEqual([charged]);
    expect(await available(sam)).toBe(shampooWithTax - charged);
  });
});
