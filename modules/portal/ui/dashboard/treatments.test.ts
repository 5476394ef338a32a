import { expect, it } from 'vitest';
import { prescriptionValidity } from './treatments.tsx';

const treatment = {
  id: 't',
  drugType: 'finasteride',
  name: 'Finasteride',
  label: 'Active',
  expiresAt: '2027-11-21T04:00:00.000Z',
  refillsRemaining: 3,
  isActive: true,
  isCanceled: false,
  month: null,
  howToTake: 'One tablet a day.',
  renewalDue: false,
};

it.each([
  [{}, '3 refills left. The prescription runs until November 20, 2027.'],
  [{ refillsRemaining: 1 }, 'One refill left. The prescription runs until November 20, 2027.'],
  [{ refillsRemaining: 0 }, 'No refills left. The prescription runs until November 20, 2027.'],
  [{ expiresAt: null }, '3 refills left.'],
  [{ month: 3 }, 'Month 3 of 12. 3 refills left. The prescription runs until November 20, 2027.'],
  [{ isActive: false }, ''],
])('%j', (change, words) => {
  expect(prescriptionValidity({ ...treatment, ...change })).toBe(words);
});
