import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { firstCycleDays } from '../schedule/billing-dates.ts';
import {
  type SubscriptionStatus,
  subscriptionMachine,
  subscriptionStatuses,
} from '../states/subscription.ts';
import { refillDates } from './earliest-refill.ts';
import { weekLimits } from './interval-limits.ts';
import {
  planRefillChange,
  type RefillChange,
  type RefillFacts,
  refillChangeKinds,
  refillsFixedBecause,
} from './refill-change.ts';
import { type NextRefill, refillConsentText } from './refill-consent.ts';

const at = (day: string) => new Date(`${day}T16:00:00Z`);
const now = at('2027-04-01');
const facts: RefillFacts = {
  status: 'active',
  nextBillingDate: at('2027-05-26'),
  lastChargedAt: at('2027-03-12'),
  supplyInDays: 90,
  everyDays: 90,
  isChecked: true,
  notBefore: null,
  products: [{ drugType: 'finasteride', needsPrescription: true }],
};
const plan = (change: RefillChange, changes: Partial<RefillFacts> = {}, today = now) =>
  planRefillChange({ ...facts, ...changes }, change, today);
const outcome = (...input: Parameters<typeof plan>) => {
  const planned = plan(...input);
  return planned.ok
    ? [planned.value.status, planned.value.nextBillingDate && toCalendarDate(planned.value.nextBillingDate)]
    : [planned.failure.code, planned.failure.fields[0]?.field];
};

describe('a change of the refills', () => {
  it.each<[string, RefillChange, Partial<RefillFacts>, readonly unknown[]]>([
    ['moves to a later day', { kind: 'move', date: '2027-06-10' }, {}, ['snoozed', '2027-06-10']],
    [
      'moves to the first day that the supply allows',
      { kind: 'move', date: '2027-05-20' },
      {},
      ['snoozed', '2027-05-20'],
    ],
    ['not sooner', { kind: 'move', date: '2027-05-19' }, {}, ['BAD_USER_INPUT', 'date']],
    [
      'nor before what is at home is used',
      { kind: 'move', date: '2027-05-20' },
      { notBefore: at('2027-06-01') },
      ['BAD_USER_INPUT', 'date'],
    ],
    ['nor half a year ahead', { kind: 'move', date: '2027-09-29' }, {}, ['BAD_USER_INPUT', 'date']],
    ['needs a date', { kind: 'move' }, {}, ['BAD_USER_INPUT', 'date']],
    ['leaves one out', { kind: 'skip' }, {}, ['snoozed', '2027-08-24']],
    [
      'but not two',
      { kind: 'skip' },
      { status: 'snoozed', nextBillingDate: at('2027-09-08') },
      ['CONFLICT', undefined],
    ],
    ['leaves none out of a pause', { kind: 'skip' }, { status: 'paused' }, ['CONFLICT', undefined]],
    [
      'pauses until a day after the next charge',
      { kind: 'pause', date: '2027-07-01' },
      {},
      ['paused', '2027-07-01'],
    ],
    ['not until one before it', { kind: 'pause', date: '2027-05-26' }, {}, ['BAD_USER_INPUT', 'date']],
    ['nor without an end', { kind: 'pause' }, {}, ['BAD_USER_INPUT', 'date']],
    [
      'ends a pause on another day',
      { kind: 'pause', date: '2027-05-25' },
      { status: 'paused', nextBillingDate: at('2027-08-01') },
      ['paused', '2027-05-25'],
    ],
    [
      'goes on as soon as the supply allows',
      { kind: 'resume' },
      { status: 'paused', nextBillingDate: at('2027-08-01') },
      ['active', '2027-05-20'],
    ],
    [
      'goes on no sooner than it can be announced',
      { kind: 'resume' },
      { status: 'paused', nextBillingDate: at('2027-08-01'), lastChargedAt: at('2027-01-01') },
      ['active', '2027-04-08'],
    ],
    ['goes on from a pause only', { kind: 'resume' }, {}, ['CONFLICT', undefined]],
    [
      'is paused without an end until the patient asks',
      { kind: 'send_now' },
      { status: 'paused', nextBillingDate: null, lastChargedAt: at('2027-01-01') },
      ['active', '2027-04-01'],
    ],
    ['comes less often', { kind: 'every', weeks: 16 }, {}, ['active', '2027-07-02']],
    ['never more often than a package lasts', { kind: 'every', weeks: 12 }, {}, ['BAD_USER_INPUT', 'weeks']],
    ['nor less often than doses allow', { kind: 'every', weeks: 17 }, {}, ['BAD_USER_INPUT', 'weeks']],
    ['in whole weeks', { kind: 'every', weeks: 13.5 }, {}, ['BAD_USER_INPUT', 'weeks']],
    [
      'keeps a date that was chosen',
      { kind: 'every', weeks: 14 },
      { status: 'snoozed' },
      ['snoozed', '2027-05-26'],
    ],
    [
      'antidepressants come without a gap',
      { kind: 'every', weeks: 13 },
      { products: [{ drugType: 'sertraline', needsPrescription: true }] },
      ['BAD_USER_INPUT', 'weeks'],
    ],
    ['is sent today only when the supply allows it', { kind: 'send_now' }, {}, ['CONFLICT', undefined]],
    ['is sent today', { kind: 'send_now' }, { lastChargedAt: at('2027-01-01') }, ['active', '2027-04-01']],
  ])('%s', (_, change, changes, expected) => {
    expect(outcome(change, changes)).toEqual(expected);
  });

  it('is refused in every status in which no charge is planned', () => {
    const changeable = subscriptionStatuses.filter((status) => refillsFixedBecause(status) === null);
    expect(changeable).toEqual(['active', 'snoozed', 'paused']);
    for (const status of subscriptionStatuses)
      for (const kind of refillChangeKinds)
        if (!changeable.includes(status))
          expect(outcome({ kind, date: '2027-07-01', weeks: 14 }, { status })[0]).toBe('CONFLICT');
  });
});

const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
const anyFacts = fc
  .record({
    status: fc.constantFrom<SubscriptionStatus>('active', 'snoozed', 'paused'),
    last: instant,
    supplyInDays: fc.constantFrom(30, 90, 180, 360),
    plannedAfter: fc.integer({ min: 0, max: 400 }),
    homeFor: fc.option(fc.integer({ min: 0, max: 120 })),
  })
  .map(
    ({ status, last, supplyInDays, plannedAfter, homeFor }): RefillFacts => ({
      ...facts,
      status,
      supplyInDays,
      everyDays: supplyInDays,
      lastChargedAt: last,
      nextBillingDate: addDays(last, firstCycleDays(supplyInDays) + plannedAfter),
      notBefore: homeFor === null ? null : addDays(last, homeFor),
    }),
  );
const anyChange = fc.record({
  kind: fc.constantFrom(...refillChangeKinds),
  ahead: fc.integer({ min: -10, max: 500 }),
  weeks: fc.integer({ min: 0, max: 80 }),
});

it('property: a change never moves a charge before the earliest day, unless it was planned so, and always follows the state machine', () => {
  fc.assert(
    fc.property(
      anyFacts,
      anyChange,
      fc.integer({ min: 0, max: 300 }),
      (some, { kind, ahead, weeks }, days) => {
        const today = addDays(some.lastChargedAt ?? now, days);
        const change = { kind, weeks, date: toCalendarDate(addDays(today, ahead)) };
        const planned = planRefillChange(some, change, today);
        if (!planned.ok) return;
        const { status, nextBillingDate: next, everyDays } = planned.value;
        expect(everyDays).toBeGreaterThanOrEqual(some.supplyInDays);
        const { earliest } = refillDates(some, today);
        const stays = next?.getTime() === some.nextBillingDate?.getTime();
        if (next && !stays) expect(next >= earliest).toBe(true);
        if (kind === 'skip' && next && some.nextBillingDate)
          expect(next >= addDays(some.nextBillingDate, some.everyDays)).toBe(true);
        const moves = status === some.status || subscriptionMachine.move(some.status, status, 'patient').ok;
        expect(moves, `${some.status} to ${status}`).toBe(true);
      },
    ),
  );
});

it('property: however often refills are skipped and paused, two charges are at least a supply apart, less 21 days', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 30 }),
      fc.constantFrom(30, 90, 180, 360),
      (steps, supply) => {
        let some: RefillFacts = {
          ...facts,
          supplyInDays: supply,
          everyDays: supply,
          nextBillingDate: addDays(now, firstCycleDays(supply)),
          lastChargedAt: now,
        };
        let today = now;
        for (const { kind, ahead, weeks } of steps) {
          today = addDays(today, Math.abs(ahead) % 40);
          const due = some.nextBillingDate;
          if (due && due <= today && some.lastChargedAt) {
            expect(due >= addDays(some.lastChargedAt, Math.min(0.75 * supply, supply - 21))).toBe(true);
            some = {
              ...some,
              status: 'active',
              lastChargedAt: today,
              nextBillingDate: addDays(today, some.everyDays),
            };
          }
          const change = { kind, weeks, date: toCalendarDate(addDays(today, ahead)) };
          const planned = planRefillChange(some, change, today);
          if (planned.ok) some = { ...some, ...planned.value };
        }
      },
    ),
  );
});

describe('the weeks between two refills', () => {
  it.each([
    [90, 'finasteride', true, { least: 13, most: 16 }],
    [90, 'sildenafil', true, { least: 13, most: 25 }],
    [90, 'minoxidil_foam', false, { least: 13, most: 25 }],
    [30, 'finasteride', true, { least: 5, most: 8 }],
    [360, 'thickening_shampoo', false, { least: 52, most: 77 }],
    [90, 'fluoxetine', true, null],
  ])('%i days of %s', (supply, drugType, needsPrescription, expected) => {
    expect(weekLimits(supply, [{ drugType, needsPrescription }])).toEqual(expected);
  });

  it('are those of the strictest product', () => {
    const foam = { drugType: 'minoxidil_foam', needsPrescription: false };
    expect(weekLimits(90, [foam, { drugType: 'finasteride', needsPrescription: true }])).toEqual({
      least: 13,
      most: 16,
    });
  });
});

describe('what the patient has to agree to', () => {
  const next = { on: at('2027-05-26'), amount: 5400, credit: 0, everyDays: 90 };
  const later = ({ amount, credit }: NextRefill) => ({ amount: amount + credit, laterSteps: [] });
  it.each([
    ['send_now', next, { ...next, on: now }, 'My card', 'charged $54.00 today, April 1, 2027'],
    ['every', next, { ...next, everyDays: 98 }, 'interval', 'every 98 days instead of every 90 days'],
    ['move', next, { ...next, on: at('2027-04-05') }, 'near', 'charged $54.00 on April 5, 2027'],
    [
      'send_now',
      next,
      { ...next, on: now, amount: 2900, credit: 2500 },
      'Credit',
      'charged $29.00 (after $25.00 of my credit) today, April 1, 2027, and then $54.00 every 90 days',
    ],
  ] as const)('nothing when a charge is only postponed', (kind, before, after, _, expected) => {
    expect(refillConsentText(kind, before, after, later(after), now)).toContain(expected);
  });

  it.each([
    ['send_now', { on: now }, 'charged $43.20 today, April 1, 2027, and then $54.00 every 90 days until'],
    ['every', { everyDays: 98 }, 'and then $54.00 every 98 days instead of every 90 days until'],
  ] as const)('%s names what later charges cost when a discount ends', (kind, change, expected) => {
    const lowered = { ...next, amount: 4320 };
    const full = { amount: 5400, laterSteps: [] };
    expect(refillConsentText(kind, lowered, { ...lowered, ...change }, full, now)).toContain(expected);
    const third = { amount: 4320, laterSteps: [{ fromOrder: 3, amount: 5400 }] };
    expect(refillConsentText(kind, lowered, { ...lowered, ...change }, third, now)).toContain(
      ', and $54.00 every',
    );
  });

  it('nothing when a charge is only put off', () => {
    for (const kind of ['move', 'skip', 'pause', 'resume'] as const)
      expect(refillConsentText(kind, next, { ...next, on: at('2027-08-01') }, later(next), now)).toBe('');
  });
});
