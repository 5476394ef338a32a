import { expect, it } from 'vitest';
import { announced, disagreements, type Facts, type ScreenPath } from './screens.ts';

const texts: Record<ScreenPath, string> = {
  '/dashboard': 'Next charge and refill $48.00 on May 3, 2027 Minoxidil 2.5 mg, 90 tablets.',
  '/auto-refill/preferences': 'Next charge $48.00 on May 3, 2027, then every 90 days',
  '/order-history': 'On its way Order T-1000012, February 1, 2027 Total $48.00',
  '/account': 'Minoxidil 2.5 mg Active $48.00 every 90 days Your next charge is on May 3, 2027.',
  '/thankyou': 'Order T-1000012 $48.00 Next charge on May 3, 2027, then $48.00 every 90 days',
  '/treatment-plan': 'Minoxidil 2.5 mg Active No refills left. The prescription runs until January 5, 2028.',
};
const facts: Facts = {
  subscriptions: [{ status: 'active', next_billing_date: new Date('2027-05-03T15:00:00Z') }],
  orders: 1,
  charges: [4_800],
  newestOrder: 'T-1000012',
  canceled: [],
  active: [{ expires_at: new Date('2028-01-05T15:00:00Z') }],
};

it('screens that say what the tables say have no disagreement', () => {
  expect(disagreements(texts, facts)).toEqual([]);
  expect(announced(texts['/dashboard'])).toEqual({ amount: '$48.00', on: 'May 3, 2027' });
});

it.each<[string, Partial<Facts>]>([
  [
    'another day',
    { subscriptions: [{ status: 'active', next_billing_date: new Date('2027-05-09T15:00:00Z') }] },
  ],
  ['nothing that ships', { subscriptions: [] }],
  ['another order', { orders: 2 }],
  ['another amount', { charges: [4_800, 5_400] }],
  ['a newer order', { newestOrder: 'T-1000013' }],
  ['a canceled treatment', { canceled: ['Minoxidil 2.5 mg'] }],
  ['another prescription', { active: [{ expires_at: new Date('2028-06-05T15:00:00Z') }] }],
])('%s in the tables is a disagreement', (_, changes) => {
  expect(disagreements(texts, { ...facts, ...changes })).not.toEqual([]);
});

it('the dashboard’s next charge is the sum of the refills of that day', () => {
  const two = `${texts['/auto-refill/preferences']} Next charge $14.00 on May 3, 2027, then every 30 days`;
  expect(disagreements({ ...texts, '/auto-refill/preferences': two }, facts)).toHaveLength(1);
});
