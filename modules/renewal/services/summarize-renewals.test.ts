import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { PrescriptionView } from '#modules/prescription/index.ts';
import { summarizeRenewals } from './summarize-renewals.ts';

const now = new Date('2027-06-01T12:00:00Z');

const prescription = (id: string, changes: Partial<PrescriptionView> = {}): PrescriptionView => ({
  id,
  userId: 'patient',
  consultationId: 'visit',
  status: 'active',
  drugType: 'finasteride',
  productId: 1,
  name: 'Finasteride',
  signedAt: addDays(now, -100),
  expiresAt: addDays(now, 265),
  evaluatedAt: addDays(now, -100),
  refillsRemaining: 2,
  firstFillAt: addDays(now, -20),
  lastFillAt: addDays(now, -20),
  waitsForMove: false,
  ...changes,
});

const idsOf = (list: readonly PrescriptionView[]) => list.map(({ id }) => id);

describe('summarizeRenewals', () => {
  it.each<[string, PrescriptionView[], string[], string[]]>([
    ['nothing', [], [], []],
    ['an active prescription', [prescription('a')], ['a'], []],
    ['a prescription without refills', [prescription('a', { refillsRemaining: 0 })], ['a'], ['a']],
    [
      'one whose fills are used up',
      [prescription('a', { status: 'completed', refillsRemaining: 0 })],
      ['a'],
      ['a'],
    ],
    [
      'an expired prescription',
      [prescription('a', { status: 'expired', expiresAt: addDays(now, -1) })],
      ['a'],
      ['a'],
    ],
    [
      'an older one of the same drug',
      [prescription('b'), prescription('a', { refillsRemaining: 0 })],
      ['b'],
      [],
    ],
    [
      'one that was stopped after another ended',
      [prescription('b', { status: 'stopped' }), prescription('a', { status: 'expired', expiresAt: now })],
      [],
      [],
    ],
    [
      'a newer draft, withdrawn or replaced ones',
      [
        prescription('d', { status: 'draft', expiresAt: null }),
        prescription('c', { status: 'canceled' }),
        prescription('b', { status: 'superseded', refillsRemaining: 0 }),
        prescription('a'),
      ],
      ['a'],
      [],
    ],
    [
      'two drugs, one of them due',
      [prescription('b', { drugType: 'minoxidil_foam' }), prescription('a', { refillsRemaining: 0 })],
      ['b', 'a'],
      ['a'],
    ],
  ])('%s', (_what, prescriptions, renewable, due) => {
    const summary = summarizeRenewals(prescriptions, now);
    expect(idsOf(summary.renewable)).toEqual(renewable);
    expect(idsOf(summary.due)).toEqual(due);
    expect(summary.renewal?.due ?? false).toBe(due.length > 0);
  });

  it('describes the most urgent prescription, and when the last renewal opened and the next one opens', () => {
    const summary = summarizeRenewals(
      [
        prescription('soon', { drugType: 'minoxidil_foam', expiresAt: addDays(now, 10) }),
        prescription('over', { drugType: 'minoxidil', expiresAt: addDays(now, -3), status: 'expired' }),
        prescription('empty', { drugType: 'ketoconazole', refillsRemaining: 0 }),
        prescription('later'),
      ],
      now,
    );
    expect(summary).toMatchObject({
      renewal: { due: true, reason: 'expired', expiresAt: addDays(now, -3) },
      lastOpenedAt: addDays(now, -20),
      nextOpensAt: addDays(now, 235),
    });
    expect(idsOf(summary.due)).toEqual(['soon', 'over', 'empty']);
  });
});
