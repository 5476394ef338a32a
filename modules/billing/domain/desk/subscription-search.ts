import * as z from 'zod/mini';
import { addDays } from '#kernel/dates.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { type SubscriptionStatus, subscriptionStatuses } from '../states/subscription.ts';

/** A subscription's state in the words of operators; patients read `subscriptionLabels`. */
export const subscriptionStateNames: Readonly<Record<SubscriptionStatus, string>> = {
  incomplete: 'Not started',
  incomplete_expired: 'Never started',
  active: 'Active',
  snoozed: 'Moved to a later date',
  paused: 'Paused',
  on_hold_rx: 'On hold for a prescription',
  past_due: 'Payment failed',
  unpaid: 'Stopped until paid',
  canceled: 'Canceled',
};

/** Statuses in which the next billing date is the day of a charge. */
export const chargedNext: readonly SubscriptionStatus[] = ['active', 'snoozed', 'paused'];

const dueWords = ['now', 'week', 'month'] as const;
type Due = (typeof dueWords)[number];

/** When the next charge is due: at the latest so many days from now. */
const daysUntil: Readonly<Record<Due, number>> = { now: 0, week: 7, month: 30 };

export const dueNames: Readonly<Record<Due, string>> = {
  now: 'Due now',
  week: 'Due within 7 days',
  month: 'Due within 30 days',
};

/** The last instant at which a charge counts as due so. */
export const dueUntil = (due: Due, now: Date): Date => addDays(now, daysUntil[due]);

/** Which subscriptions an operator wants to see. */
export const subscriptionSearch = inputObject({
  state: orBlank(z.enum(subscriptionStatuses, 'This is not a state of a subscription.')),
  due: orBlank(z.enum(dueWords, 'Choose now, week or month.')),
  personId: orBlank(z.uuid('This is not the id of a person.')),
});

export type SubscriptionSearch = z.output<typeof subscriptionSearch>;
