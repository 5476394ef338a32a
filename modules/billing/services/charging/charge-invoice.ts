import {
  GatewayUnavailable,
  InvalidPaymentRequest,
  type PaymentOutcome,
  paymentGatewayPort,
  ReplayedFailure,
} from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { applyOutcome } from './apply-outcome.ts';
import { beginCharge, type ChargeOptions, type ChargeToSettle } from './begin-charge.ts';
import { reportStuckCharge } from './report-stuck-charge.ts';
import { withdrawAttempt } from './withdraw-attempt.ts';

/**
 * Charges an invoice if it may be charged now, and does nothing otherwise. Safe to repeat, to run twice at once and to
 * be killed at any point. First the request is stored and committed, then sent under its idempotency key, then the
 * response is applied. A request without a response is first searched for at the processor: if the processor has it,
 * its outcome is applied; if not, it is repeated unchanged while its key is valid, and otherwise withdrawn, so that the
 * next charge is decided again under a new key. A request for which the processor returns a stored failure waits for an
 * operator.
 */
export const chargeInvoice = async (
  scope: Scope,
  invoiceId: string,
  options: ChargeOptions = {},
): Promise<void> => {
  const found = await beginCharge(scope, invoiceId, options);
  if (found) await settleCharge(scope, found);
};

/** The rest of a charge that was begun and committed: sends it to the processor, and applies the response. */
export const settleCharge = async (scope: Scope, found: ChargeToSettle): Promise<void> => {
  const outcome = await ask(scope, found);
  if (outcome === 'never sent') await withdrawAttempt(scope, found.attempt);
  else if (outcome === 'stuck') await reportStuckCharge(scope, found.attempt);
  else if (outcome) await applyOutcome(scope, found.attempt, outcome);
};

/** The processor no longer accepts the card: the patient has to enter another. */
const cardGone: PaymentOutcome = {
  status: 'declined',
  intentId: null,
  declineCode: 'card_unavailable',
  message: 'This card is no longer available. Add another card.',
};

/** Null when the processor cannot be reached: the request stays open. */
const ask = async (
  scope: Scope,
  { attempt, invoice, send }: ChargeToSettle,
): Promise<PaymentOutcome | 'never sent' | 'stuck' | null> => {
  const gateway = scope.use(paymentGatewayPort);
  try {
    if (attempt.intentId) return await gateway.outcomeOf(attempt.intentId);
    if (send !== 'now') {
      const arrived = await gateway.findCharge(attempt);
      if (arrived) return arrived;
      if (send === 'never') return attempt.stuckAt ? 'stuck' : 'never sent';
    }
    return await gateway.charge({
      customerId: attempt.customerId,
      paymentMethodId: attempt.paymentMethodId,
      amount: attempt.amount,
      reference: invoice.number,
      idempotencyKey: attempt.idempotencyKey,
      context: { userId: invoice.userId, address: null },
      ...(attempt.returnUrl ? { returnUrl: attempt.returnUrl } : {}),
    });
  } catch (error) {
    const about = { invoiceId: attempt.invoiceId, attempt: attempt.attempt };
    // A charge that exists is never given up: the processor knows its outcome.
    if (error instanceof InvalidPaymentRequest && !attempt.intentId && send !== 'never') {
      scope.log.error({ ...about, err: error }, 'The card provider did not take a charge.');
      return cardGone;
    }
    if (error instanceof ReplayedFailure && !attempt.intentId) return 'stuck';
    if (!(error instanceof GatewayUnavailable)) throw error;
    scope.log.warn(about, 'The card provider did not answer; the charge is asked about again.');
    return null;
  }
};

/** Queries the processor now for the outcome of an existing charge, and applies it. */
export const refreshCharge = async (scope: Scope, attempt: ChargeAttempt): Promise<void> => {
  if (!attempt.intentId) return;
  await applyOutcome(scope, attempt, await scope.use(paymentGatewayPort).outcomeOf(attempt.intentId));
};

/** The newest attempt for an invoice. */
export const newestAttempt = async (scope: Scope, invoiceId: string): Promise<ChargeAttempt | null> => {
  const invoice = await invoiceRepository(scope.db).find(invoiceId);
  return invoice ? chargeAttemptRepository(scope.db).find(invoiceId, invoice.attempt) : null;
};
