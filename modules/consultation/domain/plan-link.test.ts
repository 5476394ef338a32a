import { expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { planLinkState } from './plan-link.ts';

const now = new Date('2027-03-12T16:00:00Z');

it.each([
  ['open', 1, 1, 'open'],
  ['open', 0, 1, 'expired'],
  ['open', 1, 0, 'expired'],
  ['accepted', 1, 1, 'used'],
  ['declined', -1, -1, 'used'],
  ['withdrawn', 1, 1, 'superseded'],
  ['expired', -1, 1, 'expired'],
] as const)(
  'a plan that is %s, with %i days, and a link with %i days: %s',
  (status, plan, link, expected) => {
    expect(planLinkState({ status, expiresAt: addDays(now, plan) }, addDays(now, link), now)).toBe(expected);
  },
);
