export interface RefundCase {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'full' | 'replace' | 'none';
  readonly what: string;
  readonly todo: string;
}

export const verdictLabels: Readonly<Record<RefundCase['verdict'], string>> = {
  full: 'Money back',
  replace: 'Replacement or money back',
  none: 'No return',
};

/** A summary of data/legal/refunds.ts, which takes precedence. */
export const refundCases: readonly RefundCase[] = [
  {
    id: 'refused',
    title: 'The clinician said no',
    verdict: 'full',
    what: 'You are not charged for prescription treatment at all. If anything was charged for it, you get all of it back.',
    todo: 'Nothing. You can see it in your order history.',
  },
  {
    id: 'canceled-early',
    title: 'You canceled before the pharmacy started',
    verdict: 'full',
    what: 'You get back everything you paid for that order.',
    todo: 'Cancel in your account, or call us.',
  },
  {
    id: 'damaged',
    title: 'Damaged or wrong',
    verdict: 'replace',
    what: 'We replace it or refund you, whichever you prefer. You do not need to send medicine back.',
    todo: 'Tell us within 30 days of shipping, with a photo if you can.',
  },
  {
    id: 'lost',
    title: 'It never arrived',
    verdict: 'replace',
    what: 'Ten business days after shipping, we replace it or refund you.',
    todo: 'Marked “delivered”? Wait three business days, then write to us.',
  },
  {
    id: 'unopened',
    title: 'Unopened, no prescription needed',
    verdict: 'full',
    what: 'You can return unopened shampoo, foam, supplements and similar products within 30 days.',
    todo: 'Write to us first; we will send you the address.',
  },
  {
    id: 'medicine',
    title: 'Prescription medicine that has left the pharmacy',
    verdict: 'none',
    what: 'By law we cannot take it back or use it again, even unopened. This protects other patients.',
    todo: 'Side effects? Message your clinician. Leftover medicine? Take it to a drug take-back site.',
  },
];
