import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finasteridePrice, foamPrice } from '../harness/products.ts';
import { type CrashHarness, LIMIT_MS, openCrashHarness } from './crash-harness.ts';
import { expectSame } from './expect-same.ts';

let crash: CrashHarness;
beforeAll(async () => {
  crash = await openCrashHarness('troubles');
});
afterAll(() => crash?.close());

const bothPrices = [foamPrice, finasteridePrice].sort();

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a declined refill: each try is made once, then invoice and subscription end and nothing ships',
    async () => {
      const { names, all } = await crash.dieEverywhere('declined_refill', 2);
      // Two invoices, each tried four times.
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(8);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: bothPrices, givenBack: [], attempts: 4, atPharmacy: 2, refillsTaken: 1 },
        invoices: ['paid', 'paid', 'void', 'void'],
        subscriptions: ['canceled 2', 'canceled 2'],
        // Of each refill: the first decline, two retries, and the end of the tries.
        notices: { payment_failed: 8, payment_closed: 2 },
      });
    },
    LIMIT_MS,
  );

  it(
    'of a declined first payment: the order ends after a day, and is never charged',
    async () => {
      const { all } = await crash.dieEverywhere('declined_purchase', 2);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [], attempts: 1, atPharmacy: 0 },
        ...{ orders: ['canceled'], invoices: ['void'], subscriptions: ['incomplete_expired 1'] },
        notices: { payment_failed: 1, order_ended: 1 },
      });
    },
    LIMIT_MS,
  );

  it(
    'of an order that the pharmacy rejects and nobody solves: it is a task, then everything goes back once',
    async () => {
      const { names, all } = await crash.dieEverywhere('rejected', 2);
      expect(names).toContain('after processor: refund');
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [finasteridePrice], givenBack: [finasteridePrice], refillsTaken: 0 },
        ...{ orders: ['refunded'], invoices: ['refunded'], subscriptions: ['active 1'] },
        issues: { 'rejected: closed, refunded': 1 },
        notices: { order_rejected: 1, order_rejected_refunded: 1 },
      });
    },
    LIMIT_MS,
  );

  it(
    'of an order that the pharmacy cancels: money and fill go back once, and a person is asked to look',
    async () => {
      const { all } = await crash.dieEverywhere('canceled_by_pharmacy', 2);
      await crash.goOn();
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [finasteridePrice], givenBack: [finasteridePrice], refillsTaken: 0 },
        ...{ orders: ['refunded'], invoices: ['refunded'], subscriptions: ['active 1'] },
        issues: { 'canceled_by_pharmacy: open, null': 1 },
        notices: { order_canceled_by_pharmacy: 1 },
      });
    },
    LIMIT_MS,
  );

  it(
    'of a refund that the bank returned: it is sent again once',
    async () => {
      const { names, all } = await crash.dieEverywhere('returned_refund', 2);
      expect(names.filter((name) => name === 'before processor: refund')).toHaveLength(1);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        // The first one came back.
        ...{ charged: [foamPrice], givenBack: [foamPrice, foamPrice], invoices: ['refunded'] },
        issues: { 'refund_failed: closed, refund_sent_again': 1 },
        notices: { refund_failed: 1, order_issue_answered: 1 },
      });
    },
    LIMIT_MS,
  );
});
