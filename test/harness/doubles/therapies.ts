import type { Therapy } from '#modules/eligibility/index.ts';

/** A running subscription to minoxidil tablets. */
export const therapyOf = (over: Partial<Therapy> = {}): Therapy => ({
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
  ...over,
});
