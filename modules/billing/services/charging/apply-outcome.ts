import { paymentsActor } from '#server/actor.ts';
import type { PaymentOutcome } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { confirmationDeadline } from '../../domain/dunning/confirmation-deadline.ts';
import { billingEvents } from '../../events.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { returnCredit, returnCreditOfLines } from '../credits/return-credit.ts';
import { postCharge } from '../ledger/post-charge.ts';
import { closeTask } from '../tasks/close-task.ts';
import { checkAgainAt } from './begin-charge.ts';
import { chargeFailed } from './charge-failed.ts';
import { notifyConfirmationNeeded } from './charge-notices.ts';
import { markPaid } from './mark-paid.ts';
import { recordRefund } from './record-refund.ts';
import { stuckSubject } from './report-stuck-charge.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/**
 * The second of a charge's two transactions: applies the payment processor's outcome once, from whichever source
 * (response, event, sweep) and however often it arrives.
 */
export const applyOutcome = async (
  scope: Scope,
  asked: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
  outcome: PaymentOutcome,
): Promise<void> => {
  await withLockedInvoice(scope, asked.invoiceId, async (tx, invoice) => {
    const attempts = chargeAttemptRepository(tx.db);
    const attempt = await attempts.find(asked.invoiceId, asked.attempt);
    if (!attempt || attempt.status === 'succeeded') return;
    if (attempt.stuckAt)
      await closeTask(
        tx,
        paymentsActor,
        { kind: 'charge_unknown', subject: stuckSubject(attempt), userId: invoice.userId },
        { outcome: 'settled', answer: 'The charge was found at the payment processor.' },
      );
    if (outcome.status === 'declined' && outcome.evidence)
      await attempts.keepEvidence(attempt, outcome.evidence);
    switch (outcome.status) {
      case 'succeeded':
        return succeeded(tx, invoice, attempt, outcome);
      case 'declined':
        return attempt.status === 'pending' ? declined(tx, invoice, attempt, outcome) : undefined;
      default:
        return attempt.status === 'pending' ? stillOpen(tx, invoice, attempt, outcome) : undefined;
    }
  });
};

const takesMoney: readonly Invoice['status'][] = ['charge_pending', 'failed_unpaid', 'uncollectible'];

const succeeded = async (
  tx: Scope,
  invoice: Invoice,
  attempt: ChargeAttempt,
  { intentId, evidence, fee }: Extract<PaymentOutcome, { status: 'succeeded' }>,
): Promise<void> => {
  await chargeAttemptRepository(tx.db).change(attempt, {
    status: 'succeeded',
    intentId,
    evidence,
    fee,
    settledAt: tx.clock.now(),
  });
  const isOwed = takesMoney.includes(invoice.status);
  await postCharge(tx, attempt, { isOwed, fee: fee ?? 0 });
  if (!isOwed) {
    // Voided, or paid by another attempt in the meantime: this money is not owed.
    await recordRefund(tx, attempt, {
      amount: attempt.amount,
      reason: 'late payment',
      changesInvoice: false,
    });
    return;
  }
  const order = await markPaid(tx, invoice, { amount: attempt.amount, actor: paymentsActor });
  if (order.status === 'canceled') await returnCredit(tx, order);
  else if (order.lines.some((line) => line.canceled)) await returnCreditOfLines(tx, order.id);
  await recordRefund(tx, attempt, {
    amount: order.status === 'canceled' ? attempt.amount : await paidForCanceled(tx, invoice, order),
    reason: 'canceled before it was paid',
    changesInvoice: true,
  });
};

/** Cents of an invoice for products that left the order in the meantime. */
const paidForCanceled = async (tx: Scope, { id }: Invoice, order: CustomerOrder): Promise<number> => {
  const canceled = new Set(order.lines.filter((line) => line.canceled).map((line) => line.productId));
  if (canceled.size === 0) return 0;
  const lines = await invoiceRepository(tx.db).lines(id);
  return lines
    .filter((line) => line.productId !== null && canceled.has(line.productId))
    .reduce((sum, line) => sum + line.amount, 0);
};

const declined = async (
  tx: Scope,
  invoice: Invoice,
  attempt: ChargeAttempt,
  outcome: Extract<PaymentOutcome, { status: 'declined' }>,
): Promise<void> => {
  await chargeAttemptRepository(tx.db).change(attempt, {
    status: 'declined',
    declineCode: outcome.declineCode,
    settledAt: tx.clock.now(),
    ...(outcome.intentId ? { intentId: outcome.intentId } : {}),
  });
  if (invoice.status === 'charge_pending' && invoice.attempt === attempt.attempt)
    await chargeFailed(tx, invoice, attempt, outcome);
};

/** The issuer is still deciding: nothing waits for the patient. */
const noDeadline = { remindAt: null, confirmBy: null } as const;

/** The issuer waits for the patient's confirmation or has not decided: the charge stays in progress. */
const stillOpen = async (
  tx: Scope,
  invoice: Invoice,
  attempt: ChargeAttempt,
  outcome: Extract<PaymentOutcome, { status: 'action_required' | 'processing' }>,
): Promise<void> => {
  const isPresent = attempt.returnUrl !== null;
  const actionUrl = outcome.status === 'action_required' ? outcome.actionUrl : null;
  const deadline = actionUrl ? confirmationDeadline(tx.clock.now(), isPresent) : noDeadline;
  const keepsDeadline = actionUrl !== null && attempt.confirmBy !== null;
  await chargeAttemptRepository(tx.db).change(attempt, {
    intentId: outcome.intentId,
    ...(keepsDeadline ? {} : deadline),
  });
  if (invoice.status !== 'charge_pending' || invoice.attempt !== attempt.attempt) return;
  await invoiceRepository(tx.db).change(invoice.id, {
    actionUrl,
    checkAt: checkAgainAt(tx, actionUrl !== null),
  });
  // A patient on the site sees the issuer's page, and is told when they close it.
  if (!actionUrl || invoice.actionUrl || isPresent || !deadline.confirmBy) return;
  const order = await orderRepository(tx.db).find(invoice.orderId);
  await tx.emit(billingEvents.invoiceConfirmationNeeded, {
    userId: invoice.userId,
    invoiceId: invoice.id,
    checkoutId: order?.checkoutId ?? null,
  });
  await notifyConfirmationNeeded(tx, invoice, deadline.confirmBy);
};
