import { paymentsActor, systemActor } from '#server/actor.ts';
import type { PaymentOutcome } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { declineClass } from '../../domain/dunning/decline-class.ts';
import { billingEvents } from '../../events.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { countDeclinedCharge } from '../limits/count-declined-charge.ts';
import { transitionInvoice } from '../transitions.ts';
import { firstPaymentFailed } from './dunning/first-payment-failed.ts';
import { refillFailed } from './dunning/refill-failed.ts';

type Declined = Extract<PaymentOutcome, { status: 'declined' }>;

/**
 * A declined charge. A refill follows the dunning table; a first payment is retried by the patient only, and its order
 * ends after a day. An attempt by the patient does not count as a retry. An order canceled in the meantime is voided
 * instead.
 */
export const chargeFailed = async (
  tx: Scope,
  invoice: Invoice,
  attempt: ChargeAttempt,
  outcome: Declined,
): Promise<void> => {
  const at = tx.clock.now();
  const counts = attempt.returnUrl === null || invoice.tries === 0;
  const tries = counts ? invoice.tries + 1 : invoice.tries;
  const firstFailedAt = invoice.firstFailedAt ?? at;
  const kind = declineClass({
    code: outcome.declineCode,
    advice: outcome.advice ?? null,
    sameBefore: await chargeAttemptRepository(tx.db).sameDeclines(attempt, outcome.declineCode),
  });
  const changes = {
    tries,
    firstFailedAt,
    declineClass: kind,
    nextTryAt: null,
    dunningAt: null,
    checkAt: null,
    actionUrl: null,
    failureMessage: outcome.message,
  };
  if (attempt.returnUrl !== null) await countDeclinedCharge(tx, { ...attempt, userId: invoice.userId });
  await transitionInvoice(
    tx,
    invoice,
    'failed_unpaid',
    { actor: paymentsActor, reason: `declined: ${outcome.declineCode}` },
    changes,
  );
  const failed: Invoice = { ...invoice, ...changes, status: 'failed_unpaid' };
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order || order.status === 'canceled') {
    const withdrawn = { actor: systemActor, reason: 'canceled before it was paid' };
    await transitionInvoice(tx, failed, 'void', withdrawn);
    return;
  }
  const failure = { invoice: failed, order, kind, firstFailedAt, message: outcome.message, tells: counts };
  const { givenUp } =
    invoice.cycle === null ? await firstPaymentFailed(tx, failure) : await refillFailed(tx, failure);
  await tx.emit(billingEvents.invoiceFailed, {
    userId: invoice.userId,
    invoiceId: invoice.id,
    checkoutId: order.checkoutId,
    tries,
    givenUp,
    productIds: order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId),
  });
};
