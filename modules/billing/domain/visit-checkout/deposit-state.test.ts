import { describe, expect, it } from 'vitest';
import {
  type DepositFacts,
  type DepositState,
  depositOutcomes,
  depositState,
  isRefundable,
  maySettle,
} from './deposit-state.ts';

describe('S1.10, S3.15: the state of a deposit follows from its order', () => {
  it.each<[Partial<DepositFacts>, DepositState]>([
    [{ orderStatus: 'awaiting_payment' }, 'unpaid'],
    [{ orderStatus: 'ready', isPaid: true }, 'reserved'],
    [{ orderStatus: 'canceled' }, 'ended'],
    [{ orderStatus: 'canceled', isPaid: true }, 'refunded'],
    [{ orderStatus: 'refunded', isPaid: true }, 'refunded'],
    [{ orderStatus: 'delivered', isPaid: true, outcome: 'used' }, 'used'],
    [{ orderStatus: 'delivered', isPaid: true, outcome: 'kept' }, 'kept'],
  ])('%j: %s', (facts, state) => {
    expect(depositState({ orderStatus: 'ready', outcome: null, isPaid: false, ...facts })).toBe(state);
  });
});

describe('a deposit is refundable until the day before the procedure, where the patient lives', () => {
  const day = '2026-12-14';
  const days = { procedureOn: day, refundBefore: day };
  it.each<[string, string, boolean]>([
    ['2026-12-13T23:00:00Z', 'America/New_York', true],
    // 23:30 in New York, the evening before.
    ['2026-12-14T04:30:00Z', 'America/New_York', true],
    // Midnight has passed in New York, and not in Los Angeles.
    ['2026-12-14T05:00:00Z', 'America/New_York', false],
    ['2026-12-14T05:00:00Z', 'America/Los_Angeles', true],
    ['2026-12-14T08:00:00Z', 'America/Los_Angeles', false],
    // Hawaii is ten hours behind.
    ['2026-12-14T09:59:00Z', 'Pacific/Honolulu', true],
    ['2026-12-14T10:00:00Z', 'Pacific/Honolulu', false],
  ])('at %s in %s: %s', (at, timeZone, expected) => {
    const where = { now: new Date(at), timeZone };
    expect(isRefundable('reserved', days, where)).toBe(expected);
    expect(maySettle('used', 'reserved', days, where)).toBe(!expected);
    expect(maySettle('kept', 'reserved', days, where)).toBe(!expected);
  });

  it('what has ended is neither refunded nor settled again, and an unpaid deposit can be canceled at any time', () => {
    const late = { now: new Date('2027-01-01T12:00:00Z'), timeZone: 'America/New_York' };
    for (const state of ['refunded', 'ended', 'used', 'kept'] as const) {
      expect(isRefundable(state, days, late)).toBe(false);
      for (const outcome of depositOutcomes) expect(maySettle(outcome, state, days, late)).toBe(false);
    }
    expect(isRefundable('unpaid', days, late)).toBe(true);
    for (const outcome of depositOutcomes) expect(maySettle(outcome, 'unpaid', days, late)).toBe(false);
  });

  it('after a move to an earlier day it stays refundable as before, and is kept only after that', () => {
    const moved = { procedureOn: '2026-12-10', refundBefore: day };
    const on = (date: string) => ({ now: new Date(`${date}T12:00:00Z`), timeZone: 'America/New_York' });
    const allowed = (date: string) => ({
      refund: isRefundable('reserved', moved, on(date)),
      used: maySettle('used', 'reserved', moved, on(date)),
      kept: maySettle('kept', 'reserved', moved, on(date)),
    });
    expect(allowed('2026-12-09')).toEqual({ refund: true, used: false, kept: false });
    expect(allowed('2026-12-10')).toEqual({ refund: true, used: true, kept: false });
    expect(allowed('2026-12-13')).toEqual({ refund: true, used: true, kept: false });
    expect(allowed('2026-12-14')).toEqual({ refund: false, used: true, kept: true });
  });
});
