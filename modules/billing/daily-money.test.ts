import { beforeEach, describe, expect, it } from 'vitest';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { dailyMoney } from './repositories/daily-money.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const counted = (from = '2026-11-01') => dailyMoney(harness.makeScope().read, from);
const nothing = {
  ...{ overTheCounter: 0, prescription: 0, refills: 0, failedCharges: 0, recoveredCharges: 0 },
  ...{ refunds: 0, refunded: 0 },
};

/** Noon on the East Coast. */
beforeEach(() => harness.clock.set('2026-11-20T17:00:00Z'));

/** A paid order, with the attempt that paid it. */
const paidOrder = async () => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  const [invoice] = await harness.rows('invoice', { user_id: patient.id });
  const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoice.id });
  return attempt;
};

describe('orders and money by day', () => {
  it('counts orders by what they ship, on the day in Eastern time', async () => {
    await harness.order({ products: [foam, finasteride] });
    // Ten in the evening of the same day, and one in the morning of the next.
    harness.clock.set('2026-11-21T03:00:00Z');
    await harness.order({ products: [foam] });
    harness.clock.set('2026-11-21T06:00:00Z');
    await harness.order({ products: [finasteride] });
    expect((await counted()).toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
      { ...nothing, day: '2026-11-20', overTheCounter: 2, prescription: 1 },
      { ...nothing, day: '2026-11-21', prescription: 1 },
    ]);
  });

  it('leaves out what was before the first day', async () => {
    await harness.order({ products: [foam] });
    expect(await counted('2026-11-20')).toHaveLength(1);
    expect(await counted('2026-11-21')).toEqual([]);
  });

  it('counts a declined charge, and one that succeeded after it as recovered', async () => {
    const attempt = await paidOrder();
    const again = {
      idempotency_key: 'earlier',
      intent_id: null,
      evidence: null,
      decline_code: 'card_declined',
    };
    await harness.knex('charge_attempt').insert({ ...attempt, ...again, attempt: 0, status: 'declined' });
    expect(await counted()).toMatchObject([{ failedCharges: 1, recoveredCharges: 1 }]);
  });

  it('counts no charge that succeeded at once, nor one whose later attempt was declined', async () => {
    const attempt = await paidOrder();
    expect(await counted()).toMatchObject([{ failedCharges: 0, recoveredCharges: 0 }]);
    const later = {
      idempotency_key: 'later',
      intent_id: null,
      evidence: null,
      decline_code: 'card_declined',
    };
    await harness.knex('charge_attempt').insert({ ...attempt, ...later, attempt: 9, status: 'declined' });
    expect(await counted()).toMatchObject([{ failedCharges: 1, recoveredCharges: 0 }]);
  });

  it('counts refunds that the processor took, with their amount, on the day on which it took them', async () => {
    const { invoice_id, attempt } = await paidOrder();
    const refund = { invoice_id, attempt, changes_invoice: true, created_at: harness.clock.now() };
    const done_at = new Date('2026-11-22T17:00:00Z');
    await harness.knex('refund').insert([
      { ...refund, id: crypto.randomUUID(), reason: 'a', amount: 1500, status: 'done', done_at },
      { ...refund, id: crypto.randomUUID(), reason: 'b', amount: foamPrice - 1500, status: 'done', done_at },
      { ...refund, id: crypto.randomUUID(), reason: 'c', amount: 100, status: 'pending' },
    ]);
    expect((await counted()).find(({ day }) => day === '2026-11-22')).toEqual({
      ...nothing,
      ...{ day: '2026-11-22', refunds: 2, refunded: foamPrice },
    });
  });
});
