import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import {
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  shampoo,
  shampooWithTax,
} from '#test/harness/products.ts';
import { pollOrder } from './services/fulfillment/poll-orders.ts';
import { stopOrder } from './services/fulfillment/stop-order.ts';
import { stopOrders } from './services/fulfillment/stop-orders.ts';
import { chooseForOrder } from './services/parcels/choose-for-order.ts';
import { decideIssue } from './services/parcels/decide-issue.ts';
import { reportProblem } from './services/parcels/report-problem.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness();
const operator = await harness.operator();

const idOf = (actor: Actor): string => actor.id ?? '';
const orderOf = async (actor: Actor) => (await harness.rows('customer_order', { user_id: actor.id }))[0];
const issuesOf = (id: string) => harness.rows('order_issue', { order_id: id });
const parcelsOf = (id: string) => harness.rows('order_parcel', { order_id: id });
const lineOf = async (id: string, productId: number) =>
  (await harness.rows('order_line', { order_id: id, product_id: productId }))[0];
const noticesOf = async (actor: Actor, kind: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: actor.id, kind })).map(({ body }: { body: string }) => body);
const shownOrder = async (actor: Actor) => (await orderHistory(harness.scope, idOf(actor)))[0];
const pass = async (days: number) => {
  harness.clock.advance(days * DAY_MS);
  await harness.sweep();
  await harness.drain();
};
const lacks = (id: string, productIds: readonly number[], days: number | null) =>
  pharmacyOrders(harness.database.knex).setWaiting(
    id,
    productIds,
    days === null ? null : addDays(harness.clock.now(), days),
  );
const choose = (sam: Actor, orderId: string, wish: string) =>
  chooseForOrder(harness.makeScope(), sam, { orderId, wish });
const stop = (sam: Actor, productIds: readonly number[]) =>
  stopOrders(harness.scope, systemActor, { userId: idOf(sam), productIds, reason: 'hard stop' });

/** A paid order at the pharmacy, part of which is out of stock for `days`, or for an unknown time. */
const received = async (
  missing: readonly number[] = [shampoo],
  days: number | null = null,
  products: readonly number[] = [foam, shampoo],
) => {
  const { patient: sam } = products.includes(finasteride)
    ? await harness.approvedOrder({ products })
    : await harness.order({ products });
  await harness.drain();
  // Prescription products are an order of their own.
  const ids = (await harness.rows('customer_order', { user_id: sam.id })).map((order) => String(order.id));
  const ordered = await harness.database
    .knex('order_line')
    .whereIn('order_id', ids)
    .where({ product_id: missing[0] })
    .first('order_id');
  const id = String(ordered.order_id);
  await lacks(id, missing, days);
  return { sam, id };
};
/** An order of which the pharmacy has sent what is in stock. */
const partlyShipped = async (...what: Parameters<typeof received>) => {
  const one = await received(...what);
  await pass(1.1);
  expect(await orderOf(one.sam)).toMatchObject({ status: 'partially_shipped' });
  return one;
};

describe('an order of which something is out of stock', () => {
  it('ships in two packages: the patient sees which lines shipped, which wait, and until when', async () => {
    const { sam, id } = await partlyShipped([shampoo], 6);
    expect(await parcelsOf(id)).toMatchObject([{ product_ids: [foam], status: 'shipped' }]);
    expect(await issuesOf(id)).toMatchObject([
      { kind: 'backordered', status: 'open', product_ids: [shampoo], opened_by: 'pharmacy' },
    ]);
    expect(await noticesOf(sam, 'order_backordered')).toEqual([
      expect.stringMatching(/^The pharmacy expects what is missing on .* You can choose next to the order/),
    ]);
    expect(await noticesOf(sam, 'order_shipped')).toEqual([
      expect.stringContaining('The rest is waiting for stock and will follow at no extra cost'),
    ]);
    const waiting = await shownOrder(sam);
    expect(waiting).toMatchObject({
      label: 'Partly shipped',
      stop: null,
      lines: [
        { productId: foam, note: null },
        { productId: shampoo, note: expect.stringContaining('The pharmacy expects it on') },
      ],
      parcels: [{ label: 'On its way', productNames: [expect.any(String)] }],
      issues: [{ choices: [{ wish: 'wait' }, { wish: 'refund', label: 'Cancel what is missing' }] }],
    });
    await pass(6);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await issuesOf(id)).toMatchObject([{ status: 'closed', outcome: 'resolved' }]);
    await pass(5);
    expect(await orderOf(sam)).toMatchObject({ status: 'delivered' });
    const done = await shownOrder(sam);
    expect(done?.parcels.map(({ label, trackingNumber }) => [label, trackingNumber !== null])).toEqual([
      ['Delivered', true],
      ['Delivered', true],
    ]);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'order_shipped')).toHaveLength(2);
    const events = (await harness.rows('outbox_event', { type: 'order.shipped' })).filter(
      ({ payload }) => payload.orderId === id,
    );
    expect(events).toHaveLength(1);
  });

  it('asks the patient once, however often the pharmacy reports it', async () => {
    const { sam, id } = await received();
    await Promise.all([pollOrder(harness.makeScope(), id), pollOrder(harness.makeScope(), id)]);
    await pollOrder(harness.makeScope(), id);
    expect(await issuesOf(id)).toHaveLength(1);
    expect(await noticesOf(sam, 'order_backordered')).toHaveLength(1);
  });

  it('ships when the stock arrives, if all of it was out of stock', async () => {
    const { sam, id } = await received([foam, shampoo], 3);
    await pass(0.1);
    expect(await orderOf(sam)).toMatchObject({ status: 'backordered', remote_status: 'backordered' });
    await pass(4.1);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await parcelsOf(id)).toMatchObject([{ product_ids: [foam, shampoo] }]);
  });
});

describe('the patient cancels what is missing', () => {
  it('and exactly its price is refunded, once; the rest stays', async () => {
    const { sam, id } = await partlyShipped();
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(sam, id, 'refund')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await harness.drain();
    await Promise.all([stopOrder(harness.makeScope(), id), pollOrder(harness.makeScope(), id)]);
    await pass(0.1);
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await lineOf(id, shampoo)).toMatchObject({
      canceled_at: expect.any(Date),
      not_shipped_at: expect.any(Date),
      backordered_at: null,
    });
    expect(await issuesOf(id)).toMatchObject([{ status: 'closed', outcome: 'refunded' }]);
    expect(await noticesOf(sam, 'order_stopped')).toEqual([
      expect.stringMatching(/^We stopped part of your order before it shipped; you get your money back\./),
    ]);
    expect(await shownOrder(sam)).toMatchObject({
      lines: [{ note: null }, { productId: shampoo, note: 'Canceled: it did not ship.' }],
    });
    expect(await harness.rows('invoice', { user_id: sam.id })).toMatchObject([
      { status: 'partially_refunded', amount_refunded: shampooWithTax },
    ]);
    const owed = (await harness.rows('journal_entry', { event: 'refund_owed' })).filter(
      ({ invoice_id }) => invoice_id !== null,
    );
    expect(owed.length).toBeGreaterThan(0);
    await pass(5);
    expect(await orderOf(sam)).toMatchObject({ status: 'delivered' });
  });

  it('before anything has shipped: the rest ships without it', async () => {
    const { sam, id } = await received();
    await pollOrder(harness.makeScope(), id);
    expectOk(await choose(sam, id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy' });
    await pass(1.1);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await parcelsOf(id)).toMatchObject([{ product_ids: [foam] }]);
  });

  it('when everything is missing: the order is canceled and refunded as a whole', async () => {
    const { sam, id } = await received([foam, shampoo]);
    await pass(0.1);
    expectOk(await choose(sam, id, 'refund'));
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded', shipped_at: null });
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice + shampooWithTax]);
    expect(await issuesOf(id)).toMatchObject([{ status: 'closed', outcome: 'refunded' }]);
  });

  it('too late, because it is being filled: it ships, nothing is refunded, and the patient is told', async () => {
    const { sam, id } = await partlyShipped([shampoo], 2);
    harness.clock.advance(1.6 * DAY_MS);
    expectOk(await choose(sam, id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'order_too_late')).toHaveLength(1);
    await pass(1);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await lineOf(id, shampoo)).toMatchObject({ canceled_at: null });
  });

  it('of a prescription: its fill is restored', async () => {
    const { sam, id } = await received([finasteride], null, [foam, finasteride]);
    await pass(1.1);
    const shown = (await harness.rows('order_line', { order_id: id })).find(
      ({ backordered_at }) => backordered_at !== null,
    );
    expect(shown).toMatchObject({ product_id: finasteride });
    expectOk(await choose(sam, id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    const of = { user_id: sam.id, product_id: finasteride };
    expect(await harness.rows('test_prescription', of)).toMatchObject([{ refills: 4 }]);
  });

  it('only the patient may choose, and cannot take it back', async () => {
    const { sam, id } = await partlyShipped();
    expect(await choose(await harness.account(), id, 'wait')).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
    expect(await choose(sam, id, 'replacement')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expectOk(await choose(sam, id, 'wait'));
    expectOk(await choose(sam, id, 'refund'));
    expect(await choose(sam, id, 'wait')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
  });
});

describe('what is out of stock for too long', () => {
  it('is canceled and refunded after thirty days without a choice', async () => {
    const { sam, id } = await partlyShipped();
    await pass(4);
    await pass(24);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    await pass(2);
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
    expect(await orderOf(sam)).toMatchObject({ status: 'delivered' });
    expect(await issuesOf(id)).toMatchObject([{ outcome: 'refunded' }]);
  });

  it('waits for a patient who chose to wait, until an operator returns the money', async () => {
    const { sam, id } = await partlyShipped();
    expectOk(await choose(sam, id, 'wait'));
    await pass(40);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    const [issue] = await issuesOf(id);
    const decide = () =>
      decideIssue(harness.makeScope(), operator, {
        issueId: issue.id,
        decision: 'refund',
        answer: 'It will not come any more.',
      });
    const answers = await Promise.all([decide(), decide()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
  });

  it('is not charged again while the patient waits for it', async () => {
    const { sam, id } = await partlyShipped([foam]);
    expectOk(await choose(sam, id, 'wait'));
    const charged = (await harness.charges(idOf(sam))).length;
    for (let week = 0; week < 15; week += 1) await pass(7);
    expect(await harness.charges(idOf(sam))).toHaveLength(charged);
    expect(await noticesOf(sam, 'upcoming_charge')).toEqual([]);
    await lacks(id, [foam], 0);
    await pass(1.1);
    for (let week = 0; week < 3; week += 1) await pass(7.1);
    expect(await harness.charges(idOf(sam))).toHaveLength(charged + 1);
    expect(await noticesOf(sam, 'upcoming_charge')).toHaveLength(1);
  });
});

describe('products that must not be taken any more', () => {
  it('are stopped also when the rest of their order has shipped', async () => {
    const { sam, id } = await partlyShipped([foam]);
    await stop(sam, [foam]);
    await stop(sam, [shampoo]);
    await harness.drain();
    expect(await harness.rows('order_stop', { order_id: id })).toMatchObject([
      { product_id: foam, answer: 'stopped', cause: 'unsafe' },
    ]);
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
  });

  it('that a clinician discontinues are said to be stopped, not to ship', async () => {
    const { sam } = await partlyShipped([foam]);
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    const ended = expectOk(
      await cancelSubscription(harness.scope, sam, { subscriptionId: String(subscription.id) }),
    );
    // The patient ends it: what waits may be canceled with the order.
    expect(ended.stillShips).toHaveLength(1);
  });
});

describe('the pharmacy cancels a line without a request', () => {
  it('it is refunded, an operator gets a task, and the patient is told', async () => {
    const { sam, id } = await partlyShipped();
    await pharmacyOrders(harness.database.knex).cancelLines(id, [shampoo]);
    await pass(0.1);
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    expect(await noticesOf(sam, 'order_line_canceled')).toHaveLength(1);
    expect((await issuesOf(id)).map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'backordered closed',
      'canceled_by_pharmacy open',
    ]);
    await pass(0.1);
    expect(await harness.refunds(idOf(sam))).toEqual([shampooWithTax]);
  });
});

describe('one package of two', () => {
  it('that is lost is replaced or refunded for its own content', async () => {
    const { sam, id } = await received([shampoo], 25);
    await pharmacyOrders(harness.database.knex).setFate(id, 'lost');
    await pass(1.1);
    await pass(17);
    const lost = (await issuesOf(id)).find(
      ({ kind, product_ids }) => kind === 'lost' && product_ids[0] === foam,
    );
    expect(lost).toMatchObject({ status: 'open', product_ids: [foam] });
    expect(await orderOf(sam)).toMatchObject({ status: 'partially_shipped' });
    expectOk(
      await decideIssue(harness.scope, operator, { issueId: lost.id, decision: 'refund', answer: 'Sorry.' }),
    );
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect(await lineOf(id, foam)).toMatchObject({ not_had_at: expect.any(Date) });
  });

  it('is reported separately: what has not shipped cannot be damaged', async () => {
    const { sam, id } = await partlyShipped();
    const report = (productIds: readonly number[]) =>
      reportProblem(harness.scope, sam, {
        orderId: id,
        kind: 'damaged',
        wish: 'refund',
        productIds,
        details: 'Broken.',
      });
    expect(await report([shampoo])).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    expectOk(await report([foam]));
  });
});
