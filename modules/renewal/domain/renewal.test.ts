import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { renewalDue, renewalDueCopy } from './renewal-due.ts';
import { renewalMachine, renewalStatusCopy, renewalStatuses } from './renewal-state.ts';
import { type RenewalAnswers, renewalPhotoViews, renewalProgress } from './renewal-steps.ts';

const expiresAt = new Date('2028-03-12T16:00:00Z');
const opens = new Date('2028-02-11T16:00:00Z');
const shipped = new Date('2027-12-20T09:00:00Z');

describe('renewalDue', () => {
  it.each([
    ['a day too early', 3, null, addDays(opens, -1), { due: false, opensAt: opens }],
    [
      '30 days before expiry',
      3,
      null,
      opens,
      { due: true, opensAt: opens, reason: 'expires_soon', expiresAt },
    ],
    [
      'last refill shipped',
      0,
      shipped,
      shipped,
      { due: true, opensAt: shipped, reason: 'no_refills', expiresAt },
    ],
    ['a refill shipped, others left', 1, shipped, shipped, { due: false, opensAt: opens }],
    ['last refill not shipped yet', 0, null, shipped, { due: false, opensAt: opens }],
    ['expired', 2, shipped, expiresAt, { due: true, opensAt: opens, reason: 'expired', expiresAt }],
  ] as const)('%s', (_name, refillsRemaining, lastRefillShippedAt, now, expected) => {
    expect(renewalDue({ expiresAt, refillsRemaining, lastRefillShippedAt }, now)).toEqual(expected);
  });

  it('property: it opens at the earlier of the two and, once due, stays due', () => {
    const day = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(day, day, fc.nat(500), fc.nat(2), (ship, ask, later, refillsRemaining) => {
        const prescription = { expiresAt, refillsRemaining, lastRefillShippedAt: addDays(expiresAt, ship) };
        const first = renewalDue(prescription, addDays(expiresAt, ask));
        expect(first.opensAt).toEqual(addDays(expiresAt, refillsRemaining === 0 ? Math.min(ship, -30) : -30));
        expect(first.due).toBe(addDays(expiresAt, ask) >= first.opensAt);
        if (first.due) expect(renewalDue(prescription, addDays(expiresAt, ask + later)).due).toBe(true);
      }),
    );
  });

  it('states when a renewal opens and why', () => {
    const words = (now: Date, refillsRemaining: number) =>
      renewalDueCopy(renewalDue({ expiresAt, refillsRemaining, lastRefillShippedAt: shipped }, now)).detail;
    expect(words(shipped, 2)).toBe(
      'Your renewal opens on February 11, 2028 at the latest. We will let you know.',
    );
    expect(words(opens, 2)).toContain('Your prescription ends on March 12, 2028.');
    expect(words(opens, 0)).toContain('You have no refills left.');
    expect(words(expiresAt, 0)).toContain('nothing is charged until a clinician renews it');
  });
});

describe('renewalProgress', () => {
  const fresh: RenewalAnswers = {
    progress: 'none',
    medicalHistory: 'none',
    photoViews: renewalPhotoViews,
    photosTaken: [],
    photosSkipped: false,
  };
  it.each([
    ['nothing yet', {}, ['to_do', 'to_do', 'to_do'], 'progress'],
    ['started', { progress: 'draft' }, ['in_progress', 'to_do', 'to_do'], 'progress'],
    ['out of order', { medicalHistory: 'complete' }, ['to_do', 'done', 'to_do'], 'progress'],
    [
      'some photos',
      { progress: 'complete', medicalHistory: 'complete', photosTaken: ['front'] },
      ['done', 'done', 'in_progress'],
      'photos',
    ],
    [
      'photos skipped',
      { progress: 'complete', medicalHistory: 'complete', photosSkipped: true },
      ['done', 'done', 'skipped'],
      null,
    ],
    [
      'all done',
      { progress: 'complete', medicalHistory: 'complete', photosTaken: renewalPhotoViews },
      ['done', 'done', 'done'],
      null,
    ],
  ] as const)('%s', (_name, changes, statuses, next) => {
    const progress = renewalProgress({ ...fresh, ...changes });
    expect(progress.steps.map((step) => step.status)).toEqual(statuses);
    expect(progress.next).toBe(next);
    const path = progress.steps.find(({ step }) => step === next)?.path;
    expect(progress.nextPath).toBe(path ?? '/renewal/subscription-options');
  });

  it('has no photo step where no views are wanted', () => {
    const { steps, next } = renewalProgress({
      ...fresh,
      progress: 'complete',
      medicalHistory: 'complete',
      photoViews: [],
    });
    expect(steps.map(({ step }) => step)).toEqual(['progress', 'medicalHistory']);
    expect(next).toBeNull();
  });

  it('S2.30, S2.31: keeps the order and the addresses of the steps', () => {
    expect(renewalProgress(fresh).steps.map(({ step, path }) => [step, path])).toEqual([
      ['progress', '/renewal/progress'],
      ['medicalHistory', '/renewal/medical-history'],
      ['photos', '/renewal/photos'],
    ]);
  });
});

describe('renewal state machine', () => {
  it('lets only a clinician decide', () => {
    for (const outcome of ['approved', 'approved_with_changes', 'denied'] as const) {
      expect(renewalMachine.move('submitted', outcome, 'clinician').ok).toBe(true);
      for (const role of ['patient', 'operator', 'system', 'pharmacy', 'payments'] as const)
        for (const from of renewalStatuses) expect(renewalMachine.next(from, role)).not.toContain(outcome);
    }
  });

  it('has no transition out of a decision', () => {
    for (const status of ['approved', 'approved_with_changes', 'denied', 'canceled'] as const)
      for (const role of ['patient', 'clinician', 'operator', 'system'] as const)
        expect(renewalMachine.next(status, role)).toEqual([]);
  });

  it('has a plain label for every status', () => {
    for (const status of renewalStatuses) {
      const { title, detail } = renewalStatusCopy(status, expiresAt);
      expect(`${title} ${detail}`).not.toMatch(/_|!|undefined/);
      expect(detail).toMatch(/\.$/);
    }
  });
});
