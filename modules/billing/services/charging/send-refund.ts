import { systemActor } from '#server/actor.ts';
import {
  InvalidPaymentRequest,
  type PaymentGateway,
  paymentGatewayPort,
} from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { mayBeRepeated } from '../../domain/repeated-request.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { type Refund, refundRepository } from '../../repositories/refunds.ts';
import { postRefundSent } from '../ledger/post-refund.ts';
import { lowerInvoice } from '../settlements/lower-invoice.ts';
import { refundFailed } from '../settlements/refund-failed.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/** Our name for a request to refund, by which the processor's list of refunds is read. */
export const refundReference = ({ id, resent }: Pick<Refund, 'id' | 'resent'>): string => `${id}:${resent}`;

/** The processor's id of an earlier request of this refund whose response was lost; null when it received none. */
const findSent = async (
  gateway: PaymentGateway,
  intentId: string,
  refund: Refund,
): Promise<string | null> => {
  const reference = refundReference(refund);
  const sent = (await gateway.refundsOf(intentId)).find((one) => one.reference === reference);
  return sent?.refundId ?? null;
};

/**
 * Sends an owed refund. Repeating it sends nothing more: once the processor may have forgotten its key, it is searched for
 * first. What the processor refuses waits for an operator. Throws
 * GatewayUnavailable, to be retried.
 */
export const sendRefund = async (scope: Scope, id: string): Promise<void> => {
  const refund = await refundRepository(scope.db).find(id);
  if (refund?.status !== 'pending') return;
  const charge = await chargeAttemptRepository(scope.db).find(refund.invoiceId, refund.attempt);
  if (!charge?.intentId) throw new Error(`The refund ${id} belongs to no charge.`);
  try {
    const refundId = await request(scope, charge.intentId, refund);
    await withLockedInvoice(scope, refund.invoiceId, (tx, invoice) => noteRefund(tx, invoice, id, refundId));
  } catch (error) {
    if (!(error instanceof InvalidPaymentRequest)) throw error;
    await withLockedInvoice(scope, refund.invoiceId, async (tx, invoice) => {
      const now = await refundRepository(tx.db).find(id);
      // Meanwhile a refund at the processor's dashboard has replaced or lowered it: this response is to another
      // request.
      if (now?.status !== 'pending' || now.resent !== refund.resent) return;
      await refundFailed(tx, invoice, id, error.code ?? 'refused');
    });
  }
};

/** Returns the processor's id. */
const request = async (scope: Scope, intentId: string, refund: Refund): Promise<string> => {
  const { id, amount, resent, createdAt } = refund;
  const gateway = scope.use(paymentGatewayPort);
  const isKeyKnown = mayBeRepeated({ createdAt, stuckAt: null }, scope.clock.now());
  const sent = isKeyKnown ? null : await findSent(gateway, intentId, refund);
  if (sent !== null) return sent;
  const idempotencyKey = resent === 0 ? `refund:${id}` : `refund:${id}:${resent}`;
  const reference = refundReference(refund);
  return (await gateway.refund({ intentId, amount, idempotencyKey, reference })).refundId;
};

/**
 * The processor has accepted the refund of a locked invoice, once: the invoice records it, and so does an order that
 * ended.
 */
export const noteRefund = async (
  tx: Scope,
  locked: Pick<Invoice, 'id'>,
  id: string,
  refundId: string,
): Promise<void> => {
  const refunds = refundRepository(tx.db);
  const refund = await refunds.find(id);
  if (refund?.status !== 'pending') return;
  await refunds.done(id, refundId, tx.clock.now());
  await postRefundSent(tx, refund);
  // Sent again after it failed: the invoice is marked as refunded already.
  if (!refund.changesInvoice || refund.doneAt !== null) return;
  await lowerInvoice(tx, locked.id, refund.amount, { actor: systemActor, reason: refund.reason });
};
