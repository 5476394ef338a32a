import { defineMachine } from '#config/define-machine.ts';

/**
 * Subscription statuses: Stripe's, and two of our own: `snoozed` (the patient moved the date) and `on_hold_rx` (no
 * valid prescription). There is no `cancel_at_period_end`: goods are paid per shipment, so no paid period
 * is left to run out, and a cancellation takes effect immediately.
 */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'active',
  'snoozed',
  'paused',
  'on_hold_rx',
  'past_due',
  'unpaid',
  'canceled',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionMachine = defineMachine({
  name: 'subscription',
  states: subscriptionStatuses,
  initial: 'incomplete',
  transitions: [
    // Approved and paid (prescription) or paid (over the counter).
    { from: ['incomplete'], to: 'active', by: ['system', 'payments'] },
    { from: ['incomplete'], to: 'incomplete_expired', by: ['system'] },
    // Also from `snoozed`: the date may be moved again.
    { from: ['active', 'snoozed', 'paused'], to: 'snoozed', by: ['patient', 'operator'] },
    // The system pauses it where refills are sent only on request.
    { from: ['active', 'snoozed'], to: 'paused', by: ['patient', 'operator', 'system'] },
    { from: ['snoozed', 'paused'], to: 'active', by: ['patient', 'operator', 'payments', 'system'] },
    // The prescription lapsed, was put on hold or was discontinued. A failed charge is then no longer retried.
    { from: ['active', 'snoozed', 'paused', 'past_due'], to: 'on_hold_rx', by: ['system', 'clinician'] },
    { from: ['on_hold_rx'], to: 'active', by: ['system', 'clinician'] },
    { from: ['active', 'snoozed'], to: 'past_due', by: ['payments', 'system'] },
    { from: ['past_due', 'unpaid'], to: 'active', by: ['payments', 'patient', 'system'] },
    { from: ['past_due'], to: 'unpaid', by: ['system'] },
    // One confirmation, effective immediately, from any status. The clinician and the system cancel after a refused visit.
    {
      from: ['incomplete', 'active', 'snoozed', 'paused', 'on_hold_rx', 'past_due', 'unpaid'],
      to: 'canceled',
      by: ['patient', 'operator', 'clinician', 'system'],
    },
    { from: ['incomplete_expired'], to: 'canceled', by: ['patient', 'operator'] },
    // Reactivation: only by the patient, with a new consent record and a new prescription check.
    { from: ['canceled'], to: 'incomplete', by: ['patient'] },
  ],
});

/** Statuses in which a due billing date leads to a charge (`past_due`: to a retry). */
export const billableStatuses: readonly SubscriptionStatus[] = ['active', 'snoozed', 'past_due'];
