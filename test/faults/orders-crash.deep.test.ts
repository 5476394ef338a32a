import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { finasteridePrice, foam, foamPrice, shampooWithTax } from '../harness/products.ts';
import { booksOfRefill, type CrashHarness, LIMIT_MS, openCrashHarness } from './crash-harness.ts';
import { cancelAll, decideAll, sendAllNow, settleAll, stopAll } from './order-scenarios.ts';

let crash: CrashHarness;
let harness: Harness;
beforeAll(async () => {
  crash = await openCrashHarness('orders');
  harness = crash.harness;
});
afterAll(() => crash?.close());

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of refills that the patient asks for today: each is agreed to, charged and sent once',
    async () => {
      const { names, all } = await crash.dieEverywhere('sent_now');
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      for (const { patient } of all) await sendAllNow(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        expect(await crash.books(patient), name).toMatchObject({
          ...booksOfRefill,
          consents: 3,
        });
        expect(await crash.count('refill_change', { user_id: patient.actor.id }), name).toBe(2);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a confirmation that never came: the charge is canceled once and the refill is due again',
    async () => {
      const { names, all } = await crash.dieEverywhere('confirmation');
      expect(names.filter((name) => name === 'before processor: cancel')).toHaveLength(2);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [],
          invoices: ['failed_unpaid', 'failed_unpaid', 'paid', 'paid'],
          attempts: 1,
          atPharmacy: 2,
          subscriptions: ['past_due 2', 'past_due 2'],
        });
        expect(
          await crash.count('notice', { person_id: patient.actor.id, kind: 'payment_failed' }),
          name,
        ).toBe(2);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a cancellation: everything that was paid and not sent goes back once',
    async () => {
      const { names, all } = await crash.dieEverywhere('cancellation');
      expect(names.filter((name) => name === 'before processor: refund')).toHaveLength(2);
      for (const { patient } of all) await cancelAll(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort(),
          givenBack: [foamPrice, finasteridePrice].sort(),
          orders: ['refunded', 'refunded', 'sent_to_pharmacy', 'sent_to_pharmacy'],
          invoices: ['paid', 'paid', 'refunded', 'refunded'],
          atPharmacy: 2,
          subscriptions: ['canceled 2', 'canceled 2'],
        });
    },
    LIMIT_MS,
  );

  it(
    'of a stop by the patient: both orders are stopped, refunded and their fills given back once',
    async () => {
      const { names, all } = await crash.dieEverywhere('stop');
      expect(names.filter((name) => name === 'before pharmacy: cancel')).toHaveLength(2);
      for (const { patient } of all) await stopAll(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [foamPrice, finasteridePrice].sort(),
          orders: ['refunded', 'refunded'],
          invoices: ['refunded', 'refunded'],
          refillsTaken: 0,
        });
    },
    LIMIT_MS,
  );

  it(
    'of two damaged parcels: one is replaced and the other is paid back, once',
    async () => {
      const { all } = await crash.dieEverywhere('replacement');
      for (const { patient } of all) await decideAll(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [foamPrice],
          orders: ['refunded', 'replaced', 'sent_to_pharmacy'],
          invoices: ['paid', 'refunded'],
          atPharmacy: 3,
          refillsTaken: 1,
        });
    },
    LIMIT_MS,
  );

  it(
    'of a dispute and a refund at the processor: the invoices follow once',
    async () => {
      const { names, all } = await crash.dieEverywhere('settlement');
      expect(names.filter((name) => name === 'before processor: disputes of')).toHaveLength(2);
      for (const { patient } of all) await settleAll(harness.scope, patient);
      await crash.recover();
      for (const { name, patient } of all) {
        expect(await crash.books(patient), name).toMatchObject({
          givenBack: [1000],
          invoices: ['disputed', 'partially_refunded'],
        });
        expect(await crash.count('order_issue', { user_id: patient.actor.id }), name).toBe(2);
        expect(
          await crash.count('notice', { person_id: patient.actor.id, kind: 'payment_disputed' }),
          name,
        ).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of an order that ships in part: the patient is told once of each part',
    async () => {
      const { all } = await crash.dieEverywhere('partial_shipment', 4);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        expect(await crash.books(patient), name).toMatchObject({ orders: ['partially_shipped'] });
        const [{ id }] = await harness.rows('customer_order', { user_id: patient.actor.id });
        expect(await harness.rows('order_parcel', { order_id: id }), name).toMatchObject([
          { product_ids: [foam] },
        ]);
        expect(await crash.count('order_issue', { order_id: id, kind: 'backordered' }), name).toBe(1);
        for (const kind of ['order_shipped', 'order_backordered'])
          expect(await crash.count('notice', { person_id: patient.actor.id, kind }), name).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a line that is out of stock for 30 days: it is canceled and paid back once',
    async () => {
      const { all } = await crash.dieEverywhere('backorder', 5);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        const { givenBack, invoices } = await crash.books(patient);
        expect({ givenBack, invoices }, name).toEqual({
          givenBack: [shampooWithTax],
          invoices: ['partially_refunded'],
        });
        const [{ id }] = await harness.rows('customer_order', { user_id: patient.actor.id });
        expect(await harness.rows('order_issue', { order_id: id }), name).toMatchObject([
          { status: 'closed', outcome: 'refunded' },
        ]);
      }
    },
    LIMIT_MS,
  );
});
