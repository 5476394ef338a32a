import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { confirmationDeadline } from './confirmation-deadline.ts';
import { type DeclineClass, declineClass, declineClasses } from './decline-class.ts';
import { dunningTable } from './dunning-table.ts';
import { firstPaymentEndsAt, stepAfter, stepAfterDecline } from './next-step.ts';

const at = (day: string) => new Date(`${day}T16:00:00Z`);
const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
const anyClass = fc.constantFrom(...declineClasses);

describe('the class of a decline', () => {
  const of = (code: string, sameBefore = 0, advice: string | null = null) =>
    declineClass({ code, sameBefore, advice });

  it.each<[DeclineClass, string]>([
    ['soft', 'insufficient_funds'],
    ['soft', 'generic_decline'],
    ['soft', 'a_code_of_next_year'],
    ['issuer', 'issuer_not_available'],
    ['issuer', 'processing_error'],
    ['authentication', 'authentication_required'],
    ['authentication', 'confirmation_expired'],
    ['hard', 'stolen_card'],
    ['hard', 'lost_card'],
    ['hard', 'pickup_card'],
    ['hard', 'account_closed'],
    ['hard', 'expired_card'],
    ['hard', 'stop_payment_order'],
    ['hard', 'card_unavailable'],
  ])('%s: %s', (expected, code) => {
    expect(of(code)).toBe(expected);
  });

  it('“do not honor” is final at the third time on one card', () => {
    expect([0, 1, 2, 3].map((before) => of('do_not_honor', before))).toEqual([
      'soft',
      'soft',
      'hard',
      'hard',
    ]);
    expect(of('insufficient_funds', 5)).toBe('soft');
  });

  it('the network’s advice not to try again overrides the code', () => {
    expect(of('insufficient_funds', 0, 'do_not_try_again')).toBe('hard');
    expect(of('insufficient_funds', 0, 'try_again_later')).toBe('soft');
  });
});

/** Every step of an invoice whose charge is declined with the same class each time, in days after the first failure. */
const allSteps = (kind: DeclineClass, failed: Date) => {
  const seen: { action: string; at: Date }[] = [];
  let next = stepAfterDecline(kind, failed, failed);
  for (let guard = 0; guard < 20; guard += 1) {
    seen.push(next);
    const now = next.at;
    const after =
      next.action === 'retry'
        ? stepAfterDecline(kind, failed, now)
        : stepAfter(kind, failed, next.action, now);
    if (!after) return seen;
    next = after;
  }
  throw new Error('It never ends.');
};

describe('dunning', () => {
  it.each<[DeclineClass, string[]]>([
    ['soft', ['3 retry', '7 retry', '14 retry', '14 stop', '44 close']],
    ['issuer', ['1 retry', '3 retry', '7 retry', '14 retry', '14 stop', '44 close']],
    ['authentication', ['3 retry', '7 retry', '14 stop', '44 close']],
    ['hard', ['3 remind', '7 remind', '14 stop', '44 close']],
  ])('%s: %j', (kind, expected) => {
    const failed = at('2027-03-12');
    expect(
      allSteps(kind, failed).map(
        (step) => `${(step.at.getTime() - failed.getTime()) / 86_400_000} ${step.action}`,
      ),
    ).toEqual(expected);
  });

  it('a soft decline is tried four times in 14 days and then stops', () => {
    const failed = at('2027-03-12');
    const step = (day: string) => stepAfterDecline('soft', failed, at(day));
    expect(step('2027-03-12')).toEqual({ action: 'retry', at: at('2027-03-15') });
    expect(step('2027-03-15')).toEqual({ action: 'retry', at: at('2027-03-19') });
    expect(step('2027-03-19')).toEqual({ action: 'retry', at: at('2027-03-26') });
    expect(step('2027-03-26')).toEqual({ action: 'stop', at: at('2027-03-26') });
    expect(step('2027-05-01')).toEqual({ action: 'stop', at: at('2027-03-26') });
    expect(1 + dunningTable.soft.filter(({ action }) => action === 'retry').length).toBe(4);
  });

  it('property: retries are bounded, strictly later each time, and all within 14 days', () => {
    fc.assert(
      fc.property(instant, anyClass, (failed, kind) => {
        let last = failed;
        for (const { at: next } of allSteps(kind, failed).filter(({ action }) => action === 'retry')) {
          expect(next > last).toBe(true);
          expect(next <= addDays(failed, 14)).toBe(true);
          last = next;
        }
      }),
    );
  });

  it('property: for any classes and any run times, it stops and then closes', () => {
    const passes = fc.array(fc.record({ kind: anyClass, late: fc.integer({ min: 0, max: 60 }) }), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(instant, passes, (failed, classes) => {
        let now = failed;
        let retries = 0;
        for (const { kind, late } of classes) {
          const next = stepAfterDecline(kind, failed, now);
          now = new Date(Math.max(addDays(next.at, late / 10).getTime(), now.getTime()));
          if (next.action === 'retry') retries += 1;
          if (next.action !== 'stop') continue;
          const close = stepAfter(kind, failed, 'stop', now);
          expect(close?.action).toBe('close');
          expect(retries).toBeLessThanOrEqual(5);
          return;
        }
        throw new Error('It never stopped.');
      }),
    );
  });

  it('a hard decline is never retried, and every class ends with stop and close', () => {
    expect(dunningTable.hard.some(({ action }) => action === 'retry')).toBe(false);
    for (const kind of declineClasses)
      expect(dunningTable[kind].slice(-2).map(({ action }) => action)).toEqual(['stop', 'close']);
  });

  it('a first payment ends its order after a day', () => {
    expect(firstPaymentEndsAt(at('2027-03-12'))).toEqual(at('2027-03-13'));
  });
});

describe('the deadline for the bank’s confirmation', () => {
  it('is a day for a patient on the site, three days for a refill, with a reminder before', () => {
    const asked = at('2027-03-12');
    expect(confirmationDeadline(asked, true)).toEqual({
      remindAt: new Date('2027-03-12T16:15:00Z'),
      confirmBy: at('2027-03-13'),
    });
    expect(confirmationDeadline(asked, false)).toEqual({
      remindAt: at('2027-03-13'),
      confirmBy: at('2027-03-15'),
    });
  });
});
