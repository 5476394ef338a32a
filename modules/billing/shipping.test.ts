import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import type { PharmacyOrder } from '#server/ports/pharmacy.ts';
import {
  billingScope,
  expectOk,
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  startWorld,
  type World,
} from '#test/harness/billing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { submitOrder } from './services/fulfillment/pharmacy-order.ts';
import {
  billingOverview,
  cancellations,
  orderHistory,
  paymentTask,
} from './services/views/billing-overview.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await startWorld(database);
});
afterAll(async () => {
  await world?.stop();
  await database?.drop();
});

const idOf = (actor: Actor): string => actor.id ?? '';
const orderOf = async (actor: Actor) => {
  const [order] = await world.rows('customer_order', { user_id: actor.id });
  return order;
};
/** Approved and charged, and not yet released to the pharmacy. */
const paid = async (refills = 4) => {
  const sam = await world.newPatient();
  const { request } = await world.buy(sam, [finasteride]);
  expectOk(await world.approve(sam, request.checkoutId, [finasteride], refills));
  const [invoice] = await world.rows('invoice', { user_id: sam.id });
  await chargeInvoice(world.scope, invoice.id);
  expect(await world.charges(idOf(sam))).toEqual([finasteridePrice]);
  return { sam, order: await orderOf(sam) };
};

describe('no shipment without an active prescription, refills left and a served state', () => {
  it.each<[string, (sam: Actor) => Promise<unknown>]>([
    [
      'stopped',
      (sam) => database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'stopped' }),
    ],
    [
      'on hold',
      (sam) => database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'on_hold' }),
    ],
    [
      'expired',
      (sam) =>
        database
          .knex('test_prescription')
          .where({ user_id: sam.id })
          .update({ expires_at: new Date(0) }),
    ],
    [
      'no refills',
      (sam) => database.knex('test_prescription').where({ user_id: sam.id }).update({ refills: 0 }),
    ],
    ['no prescription', (sam) => database.knex('test_prescription').where({ user_id: sam.id }).delete()],
    [
      'a state that is not served',
      (sam) =>
        database.knex.raw(
          `update customer_order set ship_to = jsonb_set(ship_to, '{address,state}', '"MS"') where user_id = ?`,
          [idOf(sam)],
        ),
    ],
  ])('%s: the order is put on hold and the patient is notified', async (_, spoil) => {
    const { sam, order } = await paid();
    await spoil(sam);
    await dispatchOrder(world.scope, order.id);
    await dispatchOrder(world.scope, order.id);
    await submitOrder(world.scope, order.id);
    await world.drain();
    world.clock.advance(2 * 3_600_000);
    await world.sweep();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold', submitted_at: null });
    expect(await world.rows('demo_pharmacy_order', { order_id: order.id })).toEqual([]);
    expect(await world.rows('test_refill', { order_id: order.id })).toEqual([]);
    expect(await world.rows('notice', { person_id: sam.id, kind: 'order_on_hold' })).toHaveLength(1);
  });

  it('an order ships once its prescription is valid, and uses up one refill', async () => {
    const { sam, order } = await paid(2);
    await database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'on_hold' });
    await world.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold' });
    await database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'active' });
    world.clock.advance(2 * 3_600_000);
    await world.sweep();
    await world.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', remote_status: 'received' });
    expect(await world.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 1 }]);
    const [line] = await world.rows('order_line', { order_id: order.id });
    expect(line.prescription_id).toEqual(expect.any(String));
  });

  it('an unpaid order does not ship, however often it is dispatched', async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    const order = await orderOf(sam);
    await dispatchOrder(world.scope, order.id);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    await dispatchOrder(world.scope, order.id);
    await submitOrder(world.scope, order.id);
    expect(await orderOf(sam)).toMatchObject({ status: 'awaiting_payment' });
    expect(await world.rows('test_refill', { order_id: order.id })).toEqual([]);
    await world.drain();
  });

  it('ten processes dispatch one order: one refill is used up and one submission recorded', async () => {
    const { sam, order } = await paid(3);
    await Promise.all(Array.from({ length: 10 }, () => dispatchOrder(world.makeScope(), order.id)));
    await Promise.all(Array.from({ length: 10 }, () => submitOrder(world.makeScope(), order.id)));
    await world.drain();
    expect(await world.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 2 }]);
    const moves = await world.rows('state_transition', { entity_id: order.id, to_state: 'sent_to_pharmacy' });
    expect(moves).toHaveLength(1);
  });
});

describe('the pharmacy', () => {
  it('receives name, address and lines, and nothing more', async () => {
    const sent: PharmacyOrder[] = [];
    const test = billingScope({
      ...database,
      clock: world.clock,
      gateway: () => world.processor.gateway,
      pharmacy: (real) => ({
        ...real,
        submit: (order) => {
          sent.push(order);
          return real.submit(order);
        },
      }),
    });
    const { order } = await paid();
    await test.drain();
    const [line] = await world.rows('order_line', { order_id: order.id });
    expect(sent.find(({ orderId }) => orderId === order.id)).toEqual({
      orderId: order.id,
      recipient: 'Sam Rivera',
      address: {
        streetAddress1: '12 Elm Street',
        streetAddress2: null,
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      },
      lines: [
        {
          productId: finasteride,
          drugType: 'finasteride',
          quantity: 1,
          prescriptionId: line.prescription_id,
        },
      ],
    });
  });

  it('is called again after a failure, and then polled until delivery with one event each', async () => {
    let broken = true;
    const test = billingScope({
      ...database,
      clock: world.clock,
      gateway: () => world.processor.gateway,
      pharmacy: (real) => ({
        ...real,
        submit: async (order) => {
          if (broken) throw new Error('The pharmacy is closed.');
          return real.submit(order);
        },
      }),
    });
    const { sam, order } = await paid();
    await test.drain({ expectFailures: true });
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', submitted_at: null });
    broken = false;
    world.clock.advance(61_000);
    await test.sweep();
    const start = world.clock.now();
    const seen: string[] = [];
    for (const days of [0, 0.6, 1.1, 3, 5.1, 9]) {
      world.clock.set(new Date(start.getTime() + days * DAY_MS));
      await test.sweep();
      await test.sweep();
      seen.push((await orderOf(sam)).status);
    }
    expect(seen).toEqual([
      'sent_to_pharmacy',
      'in_fulfilment',
      'shipped',
      'shipped',
      'delivered',
      'delivered',
    ]);
    for (const type of ['order.shipped', 'order.delivered']) {
      const events = await world.rows('outbox_event', { type });
      expect(events.filter(({ payload }) => payload.orderId === order.id)).toHaveLength(1);
    }
    const [shown] = await orderHistory(world.scope, idOf(sam));
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
    const sam = await world.newPatient();
    await world.buy(sam, [foam]);
    await world.drain();
    const order = await orderOf(sam);
    await database
      .knex('demo_pharmacy_order')
      .where({ order_id: order.id })
      .update({ cancelled_at: new Date() });
    world.clock.advance(11 * 60_000);
    await world.sweep();
    await world.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded', remote_status: 'cancelled' });
    expect(await world.rows('invoice', { user_id: sam.id })).toMatchObject([{ status: 'refunded' }]);
    expect(await world.refunds(idOf(sam))).toEqual([foamPrice]);
  });
});

it('each page query is one statement', async () => {
  const { sam } = await paid();
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    let statements = 0;
    const listen = () => {
      statements += 1;
    };
    database.knex.on('query', listen);
    await work();
    database.knex.removeListener('query', listen);
    return statements;
  };
  expect(await count(() => billingOverview(world.scope, idOf(sam)))).toBe(1);
  expect(await count(() => orderHistory(world.scope, idOf(sam)))).toBe(1);
  expect(await count(() => paymentTask(world.scope, idOf(sam)))).toBe(1);
  expect(await count(() => cancellations(world.scope, idOf(sam)))).toBe(1);
});
