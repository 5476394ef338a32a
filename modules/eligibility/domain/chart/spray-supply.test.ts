import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import { areWithinBottles, bottleLastsUntil } from './spray-supply.ts';
import type { Therapy } from './therapy.ts';

const now = new Date('2027-06-10T16:00:00Z');
/** A bottle of delay spray that was bought once and sent. */
const bottle = (daysAgo: number, change: Partial<Therapy> = {}): Therapy =>
  therapyOf({
    record: 'order',
    productId: 351,
    drugType: 'climax_delay_spray',
    stage: 'dispensed',
    dispensedAt: addDays(now, -daysAgo),
    supplyInDays: 0,
    ...change,
  });
const waiting = bottle(0, { stage: 'ordered', dispensedAt: null });

describe('a bottle of delay spray that was bought once', () => {
  it.each<[string, Therapy[], number | null]>([
    ['no bottle', [], null],
    ['sent today', [bottle(0)], 30],
    ['sent 29 days ago', [bottle(29)], 1],
    ['a second before 30 days have passed', [bottle(30 - 1 / 86_400)], 1 / 86_400],
    ['sent 30 days ago', [bottle(30)], null],
    ['ordered, not sent yet', [waiting], null],
    ['one sent and one that waits', [waiting, bottle(10)], 20],
    ['the newer of two counts, whichever is listed first', [bottle(5), bottle(20)], 25],
    ['the newer of two counts, listed last', [bottle(40), bottle(5)], 25],
    ['a pack for 90 days has its own supply', [bottle(10, { productId: 353, supplyInDays: 90 })], null],
    ['a bottle of something else', [bottle(10, { drugType: 'daily_defense_supplement' })], null],
    [
      'a package of something else, sent later',
      [bottle(1, { drugType: 'minoxidil', supplyInDays: 90 }), bottle(12)],
      18,
    ],
    ['what another account has is not told', [bottle(10, { isOfOtherAccount: true })], null],
    ['what the account has itself is told', [bottle(10, { isOfOtherAccount: false })], 20],
  ])('%s', (_, therapies, daysLeft) => {
    expect(bottleLastsUntil(therapies, now)).toStrictEqual(daysLeft === null ? null : addDays(now, daysLeft));
  });
});

describe('the bottles of an order', () => {
  const pack = (bottles: number, supplyInDays: number) => ({ bottles, supplyInDays });

  it.each([
    ['nothing', [], true],
    ['one bottle, once', [pack(1, 0)], true],
    ['two bottles, once', [pack(2, 0)], false],
    ['three bottles for 90 days', [pack(3, 90)], true],
    ['four bottles for 90 days', [pack(4, 90)], false],
    ['two bottles for 59 days', [pack(2, 59)], false],
    ['two bottles for 60 days', [pack(2, 60)], true],
    ['three for 90 days and one, once', [pack(3, 90), pack(1, 0)], false],
    ['two for 90 days and one, once', [pack(2, 90), pack(1, 0)], true],
  ])('%s: at most one in 30 days is %s', (_, packs, expected) => {
    expect(areWithinBottles(packs)).toBe(expected);
  });
});
