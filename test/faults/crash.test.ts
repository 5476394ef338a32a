import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { expectOk } from '../harness/expect-ok.ts';
import type { Harness } from '../harness/harness.ts';
import { finasteridePrice, foamPrice } from '../harness/products.ts';
import { booksOfRefill, type CrashHarness, type Death, LIMIT_MS, openCrashHarness } from './crash-harness.ts';

let crash: CrashHarness;
let harness: Harness;
beforeAll(async () => {
  crash = await openCrashHarness('orders');
  harness = crash.harness;
});
afterAll(() => crash?.close());

const sameForAll = async (all: readonly Death[], expected: Awaited<ReturnType<CrashHarness['books']>>) => {
  for (const { name, patient } of all) expect(await crash.books(patient), name).toEqual(expected);
};

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a purchase: from checkout over approval and charge to the pharmacy',
    async () => {
      const { names, all } = await crash.dieEverywhere('purchase', 5);
      for (const call of ['customer', 'save card', 'charge'])
        for (const side of ['before', 'after']) expect(names).toContain(`${side} processor: ${call}`);
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      expect(names.filter((name) => name === 'before pharmacy: submit')).toHaveLength(2);
      // People repeat a request that got no response; the product must finish everything else on its own.
      for (const { patient } of all) await crash.finishPurchase(patient);
      const expected = {
        charged: [foamPrice, finasteridePrice].sort(),
        givenBack: [],
        orders: ['sent_to_pharmacy', 'sent_to_pharmacy'],
        invoices: ['paid', 'paid'],
        attempts: 1,
        atPharmacy: 2,
        refillsTaken: 1,
        subscriptions: ['active 1', 'active 1'],
        consents: 1,
        visits: 1,
        receipts: 2,
      };
      await crash.recover();
      await sameForAll(all, expected);
      // Interrupted jobs run again and find their work done; so does a repeated request.
      await harness.drain();
      for (const { patient } of all)
        expectOk(await placeOrder(harness.scope, patient.actor, patient.request));
      await crash.recover();
      await sameForAll(all, expected);
    },
    LIMIT_MS,
  );

  it(
    'of a refill: from the due date to the pharmacy',
    async () => {
      const { names, all } = await crash.dieEverywhere('refill', 3);
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      const expected = {
        ...booksOfRefill,
        givenBack: [],
        consents: 1,
        visits: 1,
        receipts: 4,
      };
      await crash.recover();
      for (const { name, patient } of all) expect(await crash.books(patient), name).toMatchObject(expected);
      await harness.drain();
      await crash.recover();
      for (const { name, patient } of all) expect(await crash.books(patient), name).toMatchObject(expected);
    },
    LIMIT_MS,
  );
});
