import { describe, expect, it } from 'vitest';
import { nextRefill } from './next-refill.ts';

describe('the next refill', () => {
  const plan = {
    id: 's',
    drugTypes: ['minoxidil_foam'],
    nextBillingDate: null,
    everyDays: 90,
    needsPrescription: false,
  };
  const user = (
    ...subscriptions: (Omit<typeof plan, 'nextBillingDate'> & { nextBillingDate: string | null })[]
  ) => ({
    id: 'u',
    billing: { subscriptions },
  });
  it.each([
    [null, 'Sign in to see the date of your next refill.'],
    [user(), 'You have no active plan for it, so nothing is sent or charged automatically.'],
    [user(plan), 'No refill is planned yet: the date is set when your payment goes through.'],
    [
      user({ ...plan, needsPrescription: true }),
      'No refill is planned yet: the date is set once a clinician approves your plan.',
    ],
    [
      user({ ...plan, nextBillingDate: '2027-03-12T12:00:00Z' }),
      'Your next refill is charged and sent on March 12, 2027, then every 90 days until you cancel.',
    ],
  ])('of %j: %s', (person, words) => {
    expect(nextRefill(person, ['minoxidil_foam'])).toBe(words);
  });
});
