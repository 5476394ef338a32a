import { describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { dueNotices, nextNoticeAt, type SubscriptionForNotices } from './notices.ts';

const charge = new Date('2027-06-10T16:00:00Z');
const subscription: SubscriptionForNotices = {
  status: 'active',
  nextBillingDate: charge,
  cycleInDays: 90,
  startedAt: new Date('2027-03-12T16:00:00Z'),
  sentNoticeKeys: [],
};
const keys = (changes: Partial<SubscriptionForNotices>, now: Date) =>
  dueNotices({ ...subscription, ...changes }, now).map((notice) => notice.key);

describe('dueNotices', () => {
  it.each([
    [90, 8, []],
    [90, 7, ['upcoming_charge:2027-06-10']],
    [90, 1, ['upcoming_charge:2027-06-10']],
    [90, 0, []],
    [360, 31, []],
    [360, 30, ['long_term_renewal:2027-06-10']],
    [360, 7, ['long_term_renewal:2027-06-10', 'upcoming_charge:2027-06-10']],
  ])('a cycle of %i days, %i days before the charge: %j', (cycleInDays, before, expected) => {
    expect(keys({ cycleInDays }, addDays(charge, -before))).toEqual(expected);
  });

  it('sends each notice once, and again when the date moves', () => {
    const sent = { sentNoticeKeys: ['upcoming_charge:2027-06-10'] };
    expect(keys(sent, addDays(charge, -3))).toEqual([]);
    expect(keys({ ...sent, nextBillingDate: addDays(charge, 1) }, addDays(charge, -3))).toEqual([
      'upcoming_charge:2027-06-11',
    ]);
  });

  it('reminds once a year while the subscription runs', () => {
    const later = (days: number) => addDays(subscription.startedAt, days);
    expect(keys({ nextBillingDate: null }, later(364))).toEqual([]);
    expect(keys({ nextBillingDate: null, status: 'paused' }, later(365))).toEqual(['yearly_reminder:1']);
    expect(keys({ nextBillingDate: null, sentNoticeKeys: ['yearly_reminder:1'] }, later(729))).toEqual([]);
    expect(keys({ nextBillingDate: null, sentNoticeKeys: ['yearly_reminder:1'] }, later(730))).toEqual([
      'yearly_reminder:2',
    ]);
  });

  it.each(['canceled', 'incomplete', 'incomplete_expired'] as const)('sends nothing when %s', (status) => {
    expect(keys({ status }, addDays(charge, -1))).toEqual([]);
    expect(keys({ status }, addDays(charge, 800))).toEqual([]);
  });
});

describe('nextNoticeAt', () => {
  it.each([
    ['an active subscription', {}],
    ['a yearly term', { cycleInDays: 360, nextBillingDate: addDays(charge, 275) }],
    ['a pause without an end', { status: 'paused', nextBillingDate: null }],
    ['a hold, where no charge is announced', { status: 'on_hold_rx' }],
    ['one that has ended', { status: 'canceled', nextBillingDate: null }],
  ] as const)('%s: nothing becomes due before it', (_, changes) => {
    const one = { ...subscription, ...changes };
    const end = addDays(one.startedAt, 800);
    const sent = new Set<string>();
    let next: Date | null = one.startedAt;
    const missed: unknown[] = [];
    let looks = 0;
    for (let now = one.startedAt; now < end; now = new Date(now.getTime() + HOUR_MS)) {
      const due = dueNotices({ ...one, sentNoticeKeys: [...sent] }, now);
      if (next !== null && now >= next) {
        for (const { key } of due) sent.add(key);
        next = nextNoticeAt({ ...one, sentNoticeKeys: [...sent] }, now);
        looks += 1;
      } else missed.push(...due);
    }
    expect(missed).toEqual([]);
    expect(looks).toBeLessThan(7);
  });

  it('is null when nothing can become due', () => {
    expect(nextNoticeAt({ ...subscription, status: 'canceled', nextBillingDate: null }, charge)).toBeNull();
  });
});
