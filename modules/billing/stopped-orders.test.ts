import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Pharmacy } from '#server/ports/pharmacy.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { finasteride, finasteridePrice, foam, shampoo } from '#test/harness/products.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { submitOrder } from './services/fulfillment/pharmacy-order.ts';
import { pollOrder } from './services/fulfillment/poll-orders.ts';
import { stopOrder } from './services/fulfillment/stop-order.ts';
import { stopOrders } from './services/fulfillment/stop-orders.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const idOf = (actor: Actor): string => actor.id ?? '';
const orderOf = async (actor: Actor) => {
  const [order] = await harness.rows('customer_order', { user_id: actor.id });
  return order;
};
/** Approved, charged and released; not sent to the pharmacy yet. */
const released = async () => {
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  await chargeInvoice(harness.scope, invoice.id);
  const order = await orderOf(sam);
  await dispatchOrder(harness.scope, order.id);
  return { sam, id: String(order.id) };
};
/** At the pharmacy, which has not begun to fill it. */
const received = async () => {
  const one = await released();
  await submitOrder(harness.scope, one.id);
  return one;
};
const stop = (sam: Actor, productIds: readonly number[] = [finasteride]) =>
  stopOrders(harness.scope, systemActor, { userId: idOf(sam), productIds, reason: 'hard stop' });
const noticesOf = async (actor: Actor, kind: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: actor.id, kind })).map(({ body }: { body: string }) => body);
const answersOf = async (id: string) =>
  (await harness.rows('order_stop', { order_id: id })).map(({ answer }: { answer: string | null }) => answer);
const eventsOf = async (type: string, id: string) =>
  (await harness.rows('outbox_event', { type })).filter(({ payload }) => payload.orderId === id);
const minutesPass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    harness.clock.advance(61_000);
    await harness.sweep();
    await harness.drain();
  }
};
/** Another process on the same database, whose pharmacy behaves differently. */
const withPharmacy = (pharmacy: (real: Pharmacy) => Pharmacy) =>
  harnessScope({
    ...harness.database,
    clock: harness.clock,
    gateway: () => harness.processor.gateway,
    pharmacy,
  });

/** Stopped once: canceled, refunded, the fill restored, one notice. */
const expectStopped = async (sam: Actor, id: string) => {
  await harness.drain();
  await minutesPass(3);
  expect(await orderOf(sam)).toMatchObject({ status: 'refunded', shipped_at: null });
  expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
  expect(await harness.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 4 }]);
  expect(await harness.rows('test_refill', { order_id: id })).toEqual([]);
  expect(await answersOf(id)).toEqual(['stopped']);
  expect(await eventsOf('order.stop_answered', id)).toHaveLength(1);
  expect(await noticesOf(sam, 'order_stopped')).toEqual([
    expect.stringMatching(/^We stopped your order before it shipped; you get your money back\./),
  ]);
  expect(await noticesOf(sam, 'order_too_late')).toEqual([]);
};
/** Not stopped: it ships and is paid, and one notice says so. */
const expectTooLate = async (sam: Actor, id: string) => {
  await harness.drain();
  expect(await harness.refunds(idOf(sam))).toEqual([]);
  expect(await harness.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 3 }]);
  expect(await answersOf(id)).toEqual(['too_late']);
  expect(await eventsOf('order.stop_answered', id)).toHaveLength(1);
  expect(await noticesOf(sam, 'order_too_late')).toEqual([
    expect.stringMatching(
      /^This package was already on its way\. Please do not take what is in it until your clinician has written to you\./,
    ),
  ]);
  expect(await noticesOf(sam, 'order_stopped')).toEqual([]);
};

describe('an order at the pharmacy that is to be stopped', () => {
  it('is canceled when the pharmacy stops it', async () => {
    const { sam, id } = await received();
    await stop(sam);
    expect(await eventsOf('order.stop_requested', id)).toHaveLength(1);
    await expectStopped(sam, id);
  });

  it('ships when it was too late, and the patient is told what to do', async () => {
    const { sam, id } = await received();
    harness.clock.advance(0.6 * DAY_MS);
    await stop(sam);
    await expectTooLate(sam, id);
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    await stop(sam);
    await expectTooLate(sam, id);
  });

  it('is stopped once, however often it is requested', async () => {
    const { sam, id } = await received();
    await Promise.all(Array.from({ length: 10 }, () => stop(sam)));
    await Promise.all(Array.from({ length: 10 }, () => stopOrder(harness.makeScope(), id)));
    await stop(sam);
    expect(await eventsOf('order.stop_requested', id)).toHaveLength(1);
    await expectStopped(sam, id);
    await stop(sam);
    await expectStopped(sam, id);
  });

  it('is stopped as a whole because of one product, and the patient is told', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam, shampoo] });
    await harness.drain();
    const order = await orderOf(sam);
    expect(order).toMatchObject({ status: 'sent_to_pharmacy' });
    await stop(sam, [foam]);
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'refunded' });
    expect(await noticesOf(sam, 'order_stopped')).toEqual([
      expect.stringContaining('The pharmacy can only stop a whole order, so none of it will ship.'),
    ]);
    expect(await harness.rows('order_stop', { order_id: order.id })).toMatchObject([{ product_id: foam }]);
  });

  it('is unaffected when it contains none of the products', async () => {
    const { sam, id } = await received();
    await stop(sam, [foam]);
    await harness.drain();
    expect(await answersOf(id)).toEqual([]);
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy' });
  });

  it('notifies again about another product of an order that it was too late to stop', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam, shampoo] });
    await harness.drain();
    harness.clock.advance(0.6 * DAY_MS);
    for (const product of [foam, foam, shampoo, shampoo]) {
      await stop(sam, [product]);
      await harness.drain();
    }
    expect(await noticesOf(sam, 'order_too_late')).toHaveLength(2);
  });
});

describe('a product that was replaced', () => {
  const replace = (sam: Actor) =>
    stopOrders(harness.scope, systemActor, {
      userId: idOf(sam),
      productIds: [finasteride],
      reason: 'replaced by another treatment',
      cause: 'replaced',
    });

  it('is stopped like any other', async () => {
    const { sam, id } = await received();
    await replace(sam);
    await expectStopped(sam, id);
  });

  it('that becomes unsafe when it was too late is reported again', async () => {
    const { sam, id } = await received();
    harness.clock.advance(0.6 * DAY_MS);
    await replace(sam);
    await harness.drain();
    expect(await noticesOf(sam, 'order_too_late')).toEqual([expect.stringContaining('do not take both')]);
    await stop(sam);
    await replace(sam);
    await harness.drain();
    expect(await answersOf(id)).toEqual(['too_late']);
    expect(await noticesOf(sam, 'order_too_late')).toHaveLength(2);
    expect(await noticesOf(sam, 'order_too_late')).toContainEqual(
      expect.stringContaining('Please do not take what is in it until your clinician has written to you.'),
    );
  });
});

describe('the request survives', () => {
  it('a pharmacy that does not respond: the sweep asks again', async () => {
    const { sam, id } = await received();
    const closed = withPharmacy((real) => ({
      ...real,
      cancel: async () => {
        throw new Error('The pharmacy is closed.');
      },
    }));
    await stop(sam);
    await expect(stopOrder(closed.scope, id)).rejects.toThrow('closed');
    await closed.drain({ expectFailures: true });
    expect(await answersOf(id)).toEqual([null]);
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy' });
    await minutesPass(1);
    await expectStopped(sam, id);
  });

  it('a process that is killed after the pharmacy stopped the order and before its response is stored', async () => {
    const { sam, id } = await received();
    const dying = withPharmacy((real) => ({
      ...real,
      cancel: async (orderId, productIds) => {
        await real.cancel(orderId, productIds);
        throw new Error('The process died here.');
      },
    }));
    await stop(sam);
    await expect(stopOrder(dying.scope, id)).rejects.toThrow('died');
    expect(await harness.rows('demo_pharmacy_order', { order_id: id })).toMatchObject([
      { canceled_at: expect.any(Date) },
    ]);
    await minutesPass(1);
    await expectStopped(sam, id);
  });

  it('a process killed at the same moment when the next poll returns the response first', async () => {
    const { sam, id } = await received();
    await stop(sam);
    await harness.scope.db('demo_pharmacy_order').where({ order_id: id }).update({ canceled_at: new Date() });
    await Promise.all([pollOrder(harness.makeScope(), id), stopOrder(harness.makeScope(), id)]);
    await expectStopped(sam, id);
  });

  it('a process killed while the order was being sent: it is stopped at the pharmacy, which may have it', async () => {
    const { sam, id } = await released();
    const dying = withPharmacy((real) => ({
      ...real,
      submit: async (order) => {
        await real.submit(order);
        throw new Error('The process died here.');
      },
    }));
    await expect(submitOrder(dying.scope, id)).rejects.toThrow('died');
    await stop(sam);
    await expectStopped(sam, id);
    expect(await harness.rows('demo_pharmacy_order', { order_id: id })).toMatchObject([
      { canceled_at: expect.any(Date) },
    ]);
  });

  it('a slow pharmacy that the sweep asks again meanwhile', async () => {
    const { sam, id } = await received();
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = withPharmacy((real) => ({
      ...real,
      cancel: async (orderId, productIds) => {
        await opened;
        return real.cancel(orderId, productIds);
      },
    }));
    await stop(sam);
    const first = stopOrder(slow.scope, id);
    await minutesPass(1);
    open();
    await first;
    await expectStopped(sam, id);
  });
});

describe('simultaneous events', () => {
  it('an order that was not sent yet never reaches the pharmacy', async () => {
    const { sam, id } = await released();
    await stop(sam);
    await submitOrder(harness.makeScope(), id);
    await expectStopped(sam, id);
    expect(await harness.rows('demo_pharmacy_order', { order_id: id })).toEqual([]);
  });

  it('an order that is being sent is stopped wherever it is', async () => {
    const { sam, id } = await released();
    await Promise.all([submitOrder(harness.makeScope(), id), stop(sam)]);
    await expectStopped(sam, id);
    const rows = await harness.rows('demo_pharmacy_order', { order_id: id });
    expect(rows.every(({ canceled_at }: { canceled_at: Date | null }) => canceled_at !== null)).toBe(true);
  });

  it('the pharmacy ships before it is asked, and the poll says so first', async () => {
    const { sam, id } = await received();
    await stop(sam);
    harness.clock.advance(1.1 * DAY_MS);
    await pollOrder(harness.makeScope(), id);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    await expectTooLate(sam, id);
  });

  it('the pharmacy ships between the request and the response', async () => {
    const { sam, id } = await received();
    const shipping = withPharmacy((real) => ({
      ...real,
      cancel: async (orderId, productIds) => {
        harness.clock.advance(1.1 * DAY_MS);
        await pollOrder(harness.makeScope(), id);
        return real.cancel(orderId, productIds);
      },
    }));
    await stop(sam);
    await stopOrder(shipping.scope, id);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    await expectTooLate(sam, id);
  });

  it('when a pharmacy accepts the request and ships anyway, the shipment counts', async () => {
    const { sam, id } = await received();
    const confused = withPharmacy((real) => ({
      ...real,
      cancel: async (_, productIds) => {
        harness.clock.advance(1.1 * DAY_MS);
        return productIds;
      },
    }));
    await stop(sam);
    await stopOrder(confused.scope, id);
    expect(await orderOf(sam)).toMatchObject({ status: 'shipped' });
    await expectTooLate(sam, id);
  });
});
