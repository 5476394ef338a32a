export interface RefundCase {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'full' | 'replace' | 'none';
  readonly what: string;
  readonly todo: string;
}

export const verdictLabels: Readonly<Record<RefundCase['verdict'], string>> = {
  full: 'Money back',
  replace: 'Replaced or money back',
  none: 'No return',
};

/** A summary of data/legal/refunds.ts, which takes precedence. */
export const refundCases: readonly RefundCase[] = [
  {
    id: 'refused',
    title: 'The clinician said no',
    verdict: 'full',
    what: 'Prescription treatment is not charged at all. If anything was taken for it, all of it comes back.',
    todo: 'Nothing. You see it in your order history.',
  },
  {
    id: 'canceled-early',
    title: 'You canceled before the pharmacy started',
    verdict: 'full',
    what: 'What you paid for that order is returned in full.',
    todo: 'Cancel in your account, or call us.',
  },
  {
    id: 'damaged',
    title: 'Damaged or wrong',
    verdict: 'replace',
    what: 'We replace it or return your money, as you prefer. You do not need to send medicine back.',
    todo: 'Tell us within 30 days of shipping, with a photo if you can.',
  },
  {
    id: 'lost',
    title: 'It never came',
    verdict: 'replace',
    what: 'After ten business days from shipping we replace it or return your money.',
    todo: 'Marked “delivered”? Wait three business days, then write to us.',
  },
  {
    id: 'unopened',
    title: 'Unopened, no prescription needed',
    verdict: 'full',
    what: 'Shampoo, foam, supplement and the like may come back unopened within 30 days.',
    todo: 'Write to us first; we send you the address.',
  },
  {
    id: 'medicine',
    title: 'Prescription medicine that has left the pharmacy',
    verdict: 'none',
    what: 'By law it cannot be taken back or used again, even unopened. This protects the next patient.',
    todo: 'Side effects? Message your clinician. Left over? Take it to a drug take-back site.',
  },
];
