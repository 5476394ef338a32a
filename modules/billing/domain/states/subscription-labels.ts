import { formatDate } from '#kernel/dates.ts';
import type { StatusLabels } from './status-labels.ts';
import type { SubscriptionStatus } from './subscription.ts';

export interface LabeledSubscription {
  readonly status: SubscriptionStatus;
  readonly needsPrescription: boolean;
  /** Next charge, or the day a paused subscription resumes; null when there is none. */
  readonly nextBillingDate: Date | null;
  readonly cancellationDate: Date | null;
  /** The patient disputes a payment with their issuer, and nobody has decided yet whether refills continue. */
  readonly waitsForDispute?: boolean;
}

const onHoldForDispute: StatusLabels = {
  label: 'On hold',
  detail: 'Your bank is looking into a payment. Nothing is charged or sent until we have looked at it.',
};

const billed: readonly SubscriptionStatus[] = ['active', 'snoozed', 'past_due'];

const onDate = (date: Date | null, otherwise: string): string =>
  date ? `on ${formatDate(date)}` : otherwise;

/** The text a patient reads about a subscription; contains the date of the next charge where there is one. */
export const subscriptionLabels = (subscription: LabeledSubscription): StatusLabels => {
  const { status, needsPrescription, nextBillingDate, cancellationDate } = subscription;
  if (subscription.waitsForDispute && billed.includes(status)) return onHoldForDispute;
  switch (status) {
    case 'incomplete':
      return needsPrescription
        ? {
            label: 'Waiting for approval',
            detail: 'A clinician has not approved this treatment yet. You have not been charged for it.',
          }
        : {
            label: 'Waiting for payment',
            detail: 'This subscription starts when your first payment goes through.',
          };
    case 'incomplete_expired':
      return {
        label: 'Not started',
        detail:
          'This subscription never started, and it will not charge you. You can order again at any time.',
      };
    case 'active':
      return {
        label: 'Active',
        detail: `Your next charge is ${onDate(nextBillingDate, 'not scheduled yet')}. You can change, skip or cancel it.`,
      };
    case 'snoozed':
      return {
        label: 'Moved to a later date',
        detail: `You moved your next refill. Your next charge is ${onDate(nextBillingDate, 'not scheduled yet')}.`,
      };
    case 'paused':
      return {
        label: 'Paused',
        detail: nextBillingDate
          ? `Nothing is charged while it is paused. It starts again, with the next charge, on ${formatDate(nextBillingDate)}.`
          : 'Nothing is charged or sent until you ask for it.',
      };
    case 'on_hold_rx':
      return {
        label: 'On hold',
        detail: needsPrescription
          ? 'You need a current prescription before the next refill. Nothing is charged until then.'
          : 'A clinician has to review it before the next shipment. Nothing is charged until then.',
      };
    case 'past_due':
      return {
        label: 'Payment did not go through',
        detail:
          'We could not charge your card, so your refill is waiting. You can use another card at any time.',
      };
    case 'unpaid':
      return {
        label: 'Stopped until paid',
        detail:
          'We could not charge your card and have stopped trying. Pay with another card to start your refills again.',
      };
    case 'canceled':
      return {
        label: 'Canceled',
        detail: cancellationDate
          ? `You will not be charged anymore. It ended on ${formatDate(cancellationDate)}.`
          : 'You will not be charged anymore.',
      };
  }
};
