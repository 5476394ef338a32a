import { defineMachine } from '#config/define-machine.ts';
import { addDays } from '#kernel/dates.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { yearAfter } from '#kernel/year-after.ts';

export const prescriptionMachine = defineMachine({
  name: 'prescription',
  states: [
    'draft',
    'active',
    'on_hold',
    'completed',
    'expired',
    'stopped',
    'canceled',
    'superseded',
    'entered_in_error',
  ],
  initial: 'draft',
  transitions: [
    { from: ['draft'], to: 'active', by: ['clinician'] },
    { from: ['active'], to: 'on_hold', by: ['system', 'clinician'] },
    // By the system when the patient is back where its prescriber is licensed, and nothing else holds it.
    { from: ['on_hold'], to: 'active', by: ['clinician', 'system'] },
    { from: ['active'], to: 'completed', by: ['system'] },
    { from: ['active', 'on_hold'], to: 'expired', by: ['system'] },
    // Also when it is used up or its year is over: its subscription would otherwise wait for a renewal.
    { from: ['active', 'on_hold', 'completed', 'expired'], to: 'stopped', by: ['clinician'] },
    // At the patient's request, for a drug without a taper.
    { from: ['active', 'on_hold'], to: 'stopped', by: ['system'] },
    { from: ['draft', 'active', 'on_hold'], to: 'canceled', by: ['clinician'] },
    { from: ['active', 'on_hold'], to: 'superseded', by: ['clinician'] },
    {
      from: ['draft', 'active', 'on_hold', 'completed', 'expired', 'stopped', 'canceled', 'superseded'],
      to: 'entered_in_error',
      by: ['clinician'],
    },
  ],
});

export type PrescriptionStatus = (typeof prescriptionMachine.states)[number];

/**
 * One calendar year after signing, same time of day in UTC; one signed on February 29 expires on February 28.
 * A state or a drug may allow less; this function does not know about that.
 */
export const prescriptionExpiry = (signedAt: Date): Date => yearAfter(signedAt);

export interface RefillState {
  readonly status: PrescriptionStatus;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
}

/** Whether one more fill may be charged and shipped now: active, not expired, fills left. */
export const refillable = (prescription: RefillState, now: Date): boolean =>
  prescription.status === 'active' &&
  prescription.expiresAt !== null &&
  now < prescription.expiresAt &&
  prescription.refillsRemaining > 0;

/** Only a prescription without any fill may be withdrawn; after the first fill it is stopped instead. */
export const mayWithdraw = (fills: number): Result<true> =>
  fills === 0
    ? ok(true)
    : fail('CONFLICT', 'This prescription was already filled. It can be stopped, not withdrawn.');

/** When the renewal visit opens: 30 days before the prescription expires, or with the last refill, whichever is first. */
export const renewalOpensAt = (expiresAt: Date, lastRefillShippedAt: Date | null): Date => {
  const beforeEnd = addDays(expiresAt, -30);
  return lastRefillShippedAt !== null && lastRefillShippedAt < beforeEnd ? lastRefillShippedAt : beforeEnd;
};
