import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import type { PharmacyOrder } from '#server/ports/pharmacy.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { submitOrder } from './services/fulfillment/pharmacy-order.ts';
import {
  billingOverview,
  cancellations,
  orderHistory,
  paymentTask,
} from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const idOf = (actor: Actor): string => actor.id ?? '';
const orderOf = async (actor: Actor) => {
  const [order] = await harness.rows('customer_order', { user_id: actor.id });
  return order;
};
/** Approved and charged, and not yet released to the pharmacy. */
const paid = async (refills = 4) => {
  const { patient: sam, request } = await harness.approvedOrder({ products: [finasteride], refills });
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  await chargeInvoice(harness.scope, invoice.id);
  expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
  return { sam, request, order: await orderOf(sam) };
};

describe('no shipment without an active prescription, refills left and a served state', () => {
  it.each<[string, (sam: Actor) => Promise<unknown>]>([
    [
      'stopped',
      (sam) =>
        harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'stopped' }),
    ],
    [
      'on hold',
      (sam) =>
        harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'on_hold' }),
    ],
    [
      'expired',
      (sam) =>
        harness.database
          .knex('test_prescription')
          .where({ user_id: sam.id })
          .update({ expires_at: new Date(0) }),
    ],
    [
      'no refills',
      (sam) => harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ refills: 0 }),
    ],
    [
      'no prescription',
      (sam) => harness.database.knex('test_prescription').where({ user_id: sam.id }).delete(),
    ],
    [
      'a state that is not served',
      (sam) =>
        harness.database.knex.raw(
          `update customer_order set ship_to = jsonb_set(ship_to, '{address,state}', '"MS"') where user_id = ?`,
          [idOf(sam)],
        ),
    ],
  ])('%s: the order is put on hold and the patient is notified', async (_, spoil) => {
    const { sam, order } = await paid();
    await spoil(sam);
    await dispatchOrder(harness.scope, order.id);
    await dispatchOrder(harness.scope, order.id);
    await submitOrder(harness.scope, order.id);
    await harness.drain();
    harness.clock.advance(2 * 3_600_000);
    await harness.sweep();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold', submitted_at: null });
    expect(await harness.rows('demo_pharmacy_order', { order_id: order.id })).toEqual([]);
    expect(await harness.rows('test_refill', { order_id: order.id })).toEqual([]);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'order_on_hold' })).toHaveLength(1);
  });

  it('an order ships once its prescription is valid, and uses up one refill', async () => {
    const { sam, order } = await paid(2);
    await harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'on_hold' });
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold' });
    await harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'active' });
    harness.clock.advance(2 * 3_600_000);
    await harness.sweep();
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', remote_status: 'received' });
    expect(await harness.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 1 }]);
    const [line] = await harness.rows('order_line', { order_id: order.id });
    expect(line.prescription_id).toEqual(expect.any(String));
  });

  it('an unpaid order does not ship, however often it is dispatched', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    const order = await orderOf(sam);
    await dispatchOrder(harness.scope, order.id);
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await dispatchOrder(harness.scope, order.id);
    await submitOrder(harness.scope, order.id);
    expect(await orderOf(sam)).toMatchObject({ status: 'awaiting_payment' });
    expect(await harness.rows('test_refill', { order_id: order.id })).toEqual([]);
    await harness.drain();
  });

  it('ten processes dispatch one order: one refill is used up and one submission recorded', async () => {
    const { sam, order } = await paid(3);
    await Promise.all(Array.from({ length: 10 }, () => dispatchOrder(harness.makeScope(), order.id)));
    await Promise.all(Array.from({ length: 10 }, () => submitOrder(harness.makeScope(), order.id)));
    await harness.drain();
    expect(await harness.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 2 }]);
    const moves = await harness.rows('state_transition', {
      entity_id: order.id,
      to_state: 'sent_to_pharmacy',
    });
    expect(moves).toHaveLength(1);
  });
});

describe('the pharmacy', () => {
  /** A scope on the same database; `receive` sees each order before the pharmacy, and may fail. */
  const withPharmacy = (receive: (order: PharmacyOrder) => void) =>
    harnessScope({
      ...harness.database,
      clock: harness.clock,
      gateway: () => harness.processor.gateway,
      pharmacy: (real) => ({
        ...real,
        submit: async (order) => {
          receive(order);
          return real.submit(order);
        },
      }),
    });

  it('receives the recipient, what a prescription must state, and nothing more', async () => {
    const sent: PharmacyOrder[] = [];
    const test = withPharmacy((order) => sent.push(order));
    const { sam, order, request } = await paid();
    await test.drain();
    const [line] = await harness.rows('order_line', { order_id: order.id });
    const { firstName, lastName, dob } = request;
    expect(sent.find(({ orderId }) => orderId === order.id)).toEqual({
      orderId: order.id,
      placedAt: order.created_at,
      recipient: `${firstName} ${lastName}`,
      address: { ...request.address, streetAddress2: null },
      shippingMethod: 'standard',
      patient: { id: sam.id, firstName, lastName, dob },
      lines: [
        {
          productId: finasteride,
          name: 'Finasteride 1 mg tablets',
          quantity: 1,
          prescription: {
            id: line.prescription_id,
            signedAt: expect.any(Date),
            expiresAt: expect.any(Date),
            directions: 'Take as directed.',
            prescriber: { id: expect.any(String), name: 'Maya Okafor, MD', npi: '1234567893' },
          },
        },
      ],
    });
  });

  it('learns nobody but the recipient with an order that needs no prescription', async () => {
    const sent: PharmacyOrder[] = [];
    const test = withPharmacy((order) => sent.push(order));
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await test.drain();
    expect(sent).toMatchObject([{ patient: null, lines: [{ productId: foam, prescription: null }] }]);
  });

  it('gets no prescription without the birth date of the patient', async () => {
    const { sam, order } = await paid();
    await harness.database.knex('person').where({ id: sam.id }).update({ dob: null });
    await harness.drain({ expectFailures: true });
    expect(await harness.rows('demo_pharmacy_order', { order_id: order.id })).toEqual([]);
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', submitted_at: null });
  });

  it('is called again after a failure, and then polled until delivery with one event each', async () => {
    let broken = true;
    const test = withPharmacy(() => {
      if (broken) throw new Error('The pharmacy is closed.');
    });
    const { sam, order } = await paid();
    await test.drain({ expectFailures: true });
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', submitted_at: null });
    broken = false;
    harness.clock.advance(61_000);
    await test.sweep();
    const start = harness.clock.now();
    const seen: string[] = [];
    for (const days of [0, 0.6, 1.1, 3, 5.1, 9]) {
      harness.clock.set(new Date(start.getTime() + days * DAY_MS));
      await test.sweep();
      await test.sweep();
      seen.push((await orderOf(sam)).status);
    }
    expect(seen).toEqual([
      'sent_to_pharmacy',
      'in_fulfillment',
      'shipped',
      'shipped',
      'delivered',
      'delivered',
    ]);
    for (const type of ['order.shipped', 'order.delivered']) {
      const events = await harness.rows('outbox_event', { type });
      expect(events.filter(({ payload }) => payload.orderId === order.id)).toHaveLength(1);
    }
    const [shown] = await orderHistory(harness.scope, idOf(sam));
    expect(shown?.steps.map(({ label, state }) => `${label} ${state}`)).toEqual([
      'Order received DONE',
      'Approved by your clinician DONE',
      'Paid DONE',
      'At the pharmacy DONE',
      'Shipped DONE',
      'Delivered DONE',
    ]);
    expect(shown?.shippedAt).toEqual(new Date(start.getTime() + DAY_MS));
  });

  it('an order that the pharmacy cancels is refunded', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await harness.drain();
    const order = await orderOf(sam);
    await harness.database
      .knex('demo_pharmacy_order')
      .where({ order_id: order.id })
      .update({ canceled_at: new Date() });
    harness.clock.advance(11 * 60_000);
    await harness.sweep();
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded', remote_status: 'canceled' });
    expect(await harness.rows('invoice', { user_id: sam.id })).toMatchObject([{ status: 'refunded' }]);
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
  });
});

it('each page query is one statement', async () => {
  const { sam } = await paid();
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    let statements = 0;
    const listen = () => {
      statements += 1;
    };
    harness.database.knex.on('query', listen);
    await work();
    harness.database.knex.removeListener('query', listen);
    return statements;
  };
  expect(await count(() => billingOverview(harness.scope, idOf(sam)))).toBe(1);
  expect(await count(() => orderHistory(harness.scope, idOf(sam)))).toBe(1);
  expect(await count(() => paymentTask(harness.scope, idOf(sam)))).toBe(1);
  expect(await count(() => cancellations(harness.scope, idOf(sam)))).toBe(1);
});
