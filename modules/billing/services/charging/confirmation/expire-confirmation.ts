import { type PaymentOutcome, paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import type { ChargeAttempt } from '../../../repositories/charge-attempts.ts';
import { applyOutcome } from '../apply-outcome.ts';

/** Why a canceled charge was canceled, in our own code and words. */
const expired = (outcome: PaymentOutcome): PaymentOutcome =>
  outcome.status === 'declined' && outcome.declineCode === 'canceled'
    ? {
        ...outcome,
        declineCode: 'confirmation_expired',
        message: 'Your bank asked you to confirm this payment, and it was not confirmed in time.',
      }
    : outcome;

/**
 * Cancels a charge that the patient has not confirmed by its deadline, and starts dunning. Safe to repeat and to be
 * killed: the processor cancels once, and a charge that was confirmed at the last moment counts as paid.
 */
export const expireConfirmation = async (scope: Scope, attempt: ChargeAttempt): Promise<void> => {
  if (!attempt.intentId) return;
  const outcome = await scope.use(paymentGatewayPort).cancelCharge(attempt.intentId);
  await applyOutcome(scope, attempt, expired(outcome));
};
