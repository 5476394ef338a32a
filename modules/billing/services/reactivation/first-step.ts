import { entryPages } from '#config/entry-pages.ts';
import type { GateRefusal } from '../../index.ts';
import type { ReactivationStep } from '../../reactivation-port.ts';

const nothing = 'Nothing is charged for that, and the offer stays open meanwhile.';

const renew: ReactivationStep = {
  kind: 'first',
  message: `Your prescription has to be renewed by a clinician before it can start again. ${nothing}`,
  label: 'Renew your prescription',
  href: entryPages.refill,
};

/**
 * The products are ordered again: a visit, at the price of the offer, which is charged only when a clinician approves.
 */
export const visitFirst = (productIds: readonly number[]): ReactivationStep => ({
  kind: 'first',
  message:
    'A clinician has to review your health before it can start again. You order it again with a visit, at the price of this offer, and are charged only if a clinician approves.',
  label: 'Start a visit',
  href: `/account/checkout?products=${productIds.join(',')}`,
});

const checkIn: ReactivationStep = {
  kind: 'first',
  message: `You have to answer a check-in before it can start again. ${nothing}`,
  label: 'Answer the check-in',
  href: '/consultation/checkin',
};

const held: ReactivationStep = {
  kind: 'first',
  message:
    'Your clinician has put this treatment on hold and has to review it before it can start again. Please write to them.',
  label: 'Write to your clinician',
  href: '/messages',
};

/** There is no card, or it has expired. */
export const cardFirst: ReactivationStep = {
  kind: 'first',
  message: 'Add a card that can be charged first. Nothing is charged when you add it.',
  label: 'Add a card',
  href: '/account/info#cards',
};

/** An earlier payment is open. */
export const paymentFirst: ReactivationStep = {
  kind: 'first',
  message: 'An earlier payment is not settled. Please take care of that first.',
  label: 'See the payment',
  href: '/payment-authentication',
};

/**
 * What has to be done before a subscription starts again that the prescription gate refuses; null when nothing helps.
 */
export const stepAfter = (refusal: GateRefusal, productIds: readonly number[]): ReactivationStep | null => {
  switch (refusal) {
    case 'expired':
    case 'no_refills':
      return renew;
    case 'not_approved':
      return visitFirst(productIds);
    case 'check_in_due':
      return checkIn;
    case 'on_hold':
      return held;
    default:
      return null;
  }
};
