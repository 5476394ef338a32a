import { systemActor } from '#server/actor.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { transitionInvoice, transitionOrder } from '../transitions.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/** Sends an owed refund. Repeating it sends nothing more. Throws GatewayUnavailable, to be retried. */
export const sendRefund = async (scope: Scope, id: string): Promise<void> => {
  const refund = await refundRepository(scope.db).find(id);
  if (refund?.status !== 'pending') return;
  const charge = await chargeAttemptRepository(scope.db).find(refund.invoiceId, refund.attempt);
  if (!charge?.intentId) throw new Error(`The refund ${id} belongs to no charge.`);
  const { refundId } = await scope.use(paymentGatewayPort).refund({
    intentId: charge.intentId,
    amount: refund.amount,
    idempotencyKey: `refund:${id}`,
  });
  await withLockedInvoice(scope, refund.invoiceId, (tx, invoice) => noteRefund(tx, invoice, id, refundId));
};

const noteRefund = async (tx: Scope, invoice: Invoice, id: string, refundId: string): Promise<void> => {
  const refunds = refundRepository(tx.db);
  const refund = await refunds.find(id);
  if (refund?.status !== 'pending') return;
  await refunds.done(id, refundId, tx.clock.now());
  if (!refund.changesInvoice) return;

  const amountRefunded = invoice.amountRefunded + refund.amount;
  const amounts = { amountRefunded, amountCharged: invoice.amountCharged - refund.amount };
  const cause = { actor: systemActor, reason: refund.reason };
  const to = amounts.amountCharged <= 0 ? 'refunded' : 'partially_refunded';
  if (invoice.status === to) await invoiceRepository(tx.db).change(invoice.id, amounts);
  else await transitionInvoice(tx, invoice, to, cause, amounts);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (to === 'refunded' && order?.status === 'canceled') await transitionOrder(tx, order, 'refunded', cause);
};
