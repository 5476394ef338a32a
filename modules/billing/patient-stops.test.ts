import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { submitOrder } from './services/fulfillment/pharmacy-order.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const idOf = (actor: Actor): string => actor.id ?? '';
const orderOf = async (actor: Actor) => (await harness.rows('customer_order', { user_id: actor.id }))[0];
const subscriptionOf = async (actor: Actor) => (await harness.rows('subscription', { user_id: actor.id }))[0];
const noticesOf = async (actor: Actor, kind: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: actor.id, kind })).map(({ body }: { body: string }) => body);
const refills = async (actor: Actor): Promise<number> =>
  (await harness.rows('test_prescription', { user_id: actor.id }))[0].refills;
/** Approved and charged; not released. */
const paid = async () => {
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  await chargeInvoice(harness.scope, invoice.id);
  return { sam, id: String((await orderOf(sam)).id) };
};
const received = async () => {
  const one = await paid();
  await dispatchOrder(harness.scope, one.id);
  await submitOrder(harness.scope, one.id);
  return one;
};

describe('a patient stops an order', () => {
  it('that the pharmacy does not have: it does not ship and is refunded', async () => {
    const { sam, id } = await paid();
    expect(expectOk(await stopMyOrder(harness.scope, sam, id))).toBe('stopped');
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await noticesOf(sam, 'order_stopped')).toEqual([
      expect.stringMatching(
        /^You stopped this order\. It will not ship\. \$.* Your subscription will continue: /,
      ),
    ]);
    expect(await stopMyOrder(harness.scope, sam, id)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT' },
    });
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
  });

  it('that the pharmacy has not begun to fill: fill and payment are returned, the date of the next charge stays', async () => {
    const { sam, id } = await received();
    const before = await subscriptionOf(sam);
    expect(await refills(sam)).toBe(3);
    expect(expectOk(await stopMyOrder(harness.scope, sam, id))).toBe('requested');
    expect(await orderOf(sam)).toMatchObject({ status: 'cancel_requested' });
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await refills(sam)).toBe(4);
    expect(await subscriptionOf(sam)).toMatchObject({
      status: 'active',
      next_billing_date: before.next_billing_date,
    });
    expect(await noticesOf(sam, 'order_stopped')).toEqual([
      expect.stringContaining('Your subscription will continue: the next charge is planned for'),
    ]);
  });

  it('too late: it ships, nothing is refunded, and the status says so', async () => {
    const { sam, id } = await received();
    harness.clock.advance(0.6 * DAY_MS);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'in_fulfillment' });
    expect(await noticesOf(sam, 'order_too_late')).toEqual([
      expect.stringMatching(/^The pharmacy had already filled it, so it will ship/),
    ]);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await stopMyOrder(harness.scope, sam, id)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT' },
    });
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await harness.refunds(idOf(sam))).toEqual([]);
  });

  it('ten times simultaneously: it is stopped and refunded once', async () => {
    const { sam, id } = await received();
    await Promise.all(Array.from({ length: 10 }, () => stopMyOrder(harness.makeScope(), sam, id)));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await noticesOf(sam, 'order_stopped')).toHaveLength(1);
  });

  it('of another patient: it is not found', async () => {
    const { id } = await paid();
    expect(await stopMyOrder(harness.scope, await harness.account(), id)).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
    expect(await stopMyOrder(harness.scope, await harness.account(), 'nonsense')).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });
});

describe('an order that the pharmacy refuses', () => {
  const rejected = async () => {
    const one = await received();
    await harness.database
      .knex('demo_pharmacy_order')
      .where({ order_id: one.id })
      .update({ fate: 'rejected' });
    harness.clock.advance(11 * 60_000);
    await harness.sweep();
    await harness.drain();
    return one;
  };
  const issueOf = async (id: string) => (await harness.rows('order_issue', { order_id: id }))[0];

  it('waits for an operator, and the patient is told what they can choose', async () => {
    const { sam, id } = await rejected();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold', remote_status: 'rejected' });
    expect(await issueOf(id)).toMatchObject({ kind: 'rejected', status: 'open', opened_by: 'pharmacy' });
    expect(await noticesOf(sam, 'order_rejected')).toEqual([
      expect.stringContaining('cancel the order now and get your money back'),
    ]);
    harness.clock.advance(11 * 60_000);
    await harness.sweep();
    expect(await noticesOf(sam, 'order_rejected')).toHaveLength(1);
  });

  it('is canceled immediately when the patient chooses so, with refund and fill', async () => {
    const { sam, id } = await rejected();
    expect(expectOk(await stopMyOrder(harness.scope, sam, id))).toBe('stopped');
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await refills(sam)).toBe(4);
    expect(await issueOf(id)).toMatchObject({ status: 'closed', outcome: 'refunded' });
  });

  it('a patient who cancels the subscription is not told that it still ships, and gets a refund', async () => {
    const { sam, id } = await rejected();
    const { id: subscriptionId } = await subscriptionOf(sam);
    const ended = expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId }));
    expect(ended.stillShips).toEqual([]);
    expect(ended.effects.join(' ')).not.toContain('still ship');
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await refills(sam)).toBe(4);
    expect(await issueOf(id)).toMatchObject({ status: 'closed' });
  });

  it('is canceled and refunded automatically after five business days', async () => {
    const { sam, id } = await rejected();
    // One of the days is Thanksgiving.
    harness.clock.advance(11 * DAY_MS);
    await harness.sweep();
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await refills(sam)).toBe(4);
    expect(await issueOf(id)).toMatchObject({ status: 'closed', outcome: 'refunded' });
    expect(await noticesOf(sam, 'order_rejected_refunded')).toHaveLength(1);
  });

  it('continues when the pharmacy fills it after all', async () => {
    const { sam, id } = await rejected();
    await harness.database.knex('demo_pharmacy_order').where({ order_id: id }).update({ fate: null });
    harness.clock.advance(0.7 * DAY_MS);
    await harness.sweep();
    expect(await orderOf(sam)).toMatchObject({ status: 'in_fulfillment' });
    expect(await issueOf(id)).toMatchObject({ status: 'closed', outcome: 'resolved' });
    expect(await refills(sam)).toBe(3);
  });
});

describe('an order that the pharmacy cancels on its own', () => {
  it('is refunded with a notice, its fill is restored, the next shipment comes sooner and an operator gets a task', async () => {
    const { sam, id } = await received();
    const before = await subscriptionOf(sam);
    await harness.database
      .knex('demo_pharmacy_order')
      .where({ order_id: id })
      .update({ canceled_at: new Date() });
    harness.clock.advance(11 * 60_000);
    await harness.sweep();
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await refills(sam)).toBe(4);
    const after = await subscriptionOf(sam);
    expect(after.status).toBe('active');
    expect(after.next_billing_date < before.next_billing_date).toBe(true);
    expect(await noticesOf(sam, 'order_canceled_by_pharmacy')).toEqual([
      expect.stringMatching(
        /^It will not ship\..*goes back to your card\..*Your next shipment is planned for/,
      ),
    ]);
    expect(await harness.rows('order_issue', { order_id: id })).toMatchObject([
      { kind: 'canceled_by_pharmacy', status: 'open' },
    ]);
  });
});

it('an order that waits at the pharmacy may be reported as delivered', async () => {
  const { sam, id } = await received();
  await harness.database.knex('customer_order').where({ id }).update({ status: 'backordered' });
  harness.clock.advance(6 * DAY_MS);
  await harness.sweep();
  expect(await orderOf(sam)).toMatchObject({ status: 'delivered' });
});

it('an over-the-counter order that is not paid is stopped, and its subscription never starts', async () => {
  const sam = await harness.account();
  await harness.order({ patient: sam, products: [foam], cardNumber: '4000000000000341' });
  await harness.drain();
  const order = await orderOf(sam);
  expect(order.status).toBe('awaiting_payment');
  expectOk(await stopMyOrder(harness.scope, sam, order.id));
  await harness.drain();
  expect(await orderOf(sam)).toMatchObject({ status: 'canceled' });
  expect(await harness.rows('invoice', { user_id: sam.id })).toMatchObject([{ status: 'void' }]);
  expect(await subscriptionOf(sam)).toMatchObject({ status: 'canceled' });
  expect(await harness.charges(idOf(sam))).toEqual([]);
  expect(foamPrice).toBeGreaterThan(0);
});

it('the order history offers to stop what can be stopped', async () => {
  const { sam, id } = await received();
  expect((await orderHistory(harness.scope, idOf(sam)))[0]).toMatchObject({ stop: 'ASK_PHARMACY' });
  expectOk(await stopMyOrder(harness.scope, sam, id));
  expect((await orderHistory(harness.scope, idOf(sam)))[0]).toMatchObject({
    stop: null,
    label: 'Trying to cancel',
  });
});
