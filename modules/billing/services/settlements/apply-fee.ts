import type { Cents } from '#kernel/money.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { withLockedInvoice } from '../charging/with-locked-invoice.ts';
import { postFee } from '../ledger/post-charge.ts';

/** The processor has booked a charge that succeeded: what it keeps of it is stored and posted, once. */
export const applyFee = async (scope: Scope, intentId: string, fee: Cents): Promise<void> => {
  const charge = await chargeAttemptRepository(scope.db).byIntent(intentId);
  if (!charge) return;
  await withLockedInvoice(scope, charge.invoiceId, async (tx) => {
    const attempts = chargeAttemptRepository(tx.db);
    const now = await attempts.find(charge.invoiceId, charge.attempt);
    if (now?.status !== 'succeeded' || now.fee !== null) return;
    await attempts.change(now, { fee });
    await postFee(tx, now, fee);
  });
};

/** Asks the processor for the fee of a charge that succeeded and was not booked then. */
export const askForFee = async (scope: Scope, { intentId }: ChargeAttempt): Promise<void> => {
  if (intentId === null) return;
  const outcome = await scope.use(paymentGatewayPort).outcomeOf(intentId);
  if (outcome.status === 'succeeded' && outcome.fee !== undefined)
    await applyFee(scope, intentId, outcome.fee);
};
