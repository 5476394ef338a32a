import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { prescribingDuplicates } from './prescribing-duplicates.ts';

const subscribed: Therapy = {
  record: 'subscription',
  id: 'subscription',
  checkoutId: 'earlier',
  consultationId: null,
  productId: 702,
  drugType: 'minoxidil_oral',
  name: 'Minoxidil 2.5 mg',
  stage: 'subscribed',
  dispensedAt: null,
  supplyInDays: 90,
};
const halfDose = catalogueProducts.filter(({ id }) => id === 701);
const renewalOf = (productId: number) => ({
  id: 'visit',
  checkoutId: null,
  kind: 'renewal' as const,
  requested: [{ productId }],
});

it('a renewal counts the daily dose of what it does not renew', () => {
  const messages = prescribingDuplicates(renewalOf(211), [subscribed], halfDose, 'clinician');
  expect(messages.join()).toContain('3.75 mg a day');
});

it('a renewal may take the place of another dose of the same drug', () => {
  expect(prescribingDuplicates(renewalOf(702), [subscribed], halfDose, 'clinician')).toEqual([]);
});
