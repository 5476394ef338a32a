import { systemActor } from '#server/actor.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Refund, refundRepository } from '../../repositories/refunds.ts';
import { moveInvoice, moveOrder } from '../moves.ts';

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
  await scope.transaction((tx) => noteRefund(tx, refund, refundId));
};

const noteRefund = async (tx: Scope, { id, invoiceId }: Refund, refundId: string): Promise<void> => {
  const invoices = invoiceRepository(tx.db);
  const owner = await invoices.find(invoiceId);
  if (!owner) return;
  await customerRepository(tx.db).lock(owner.userId);
  const refunds = refundRepository(tx.db);
  const refund = await refunds.find(id);
  if (refund?.status !== 'pending') return;
  await refunds.done(id, refundId, tx.clock.now());
  const invoice = await invoices.find(invoiceId);
  if (!invoice || !refund.changesInvoice) return;

  const amountRefunded = invoice.amountRefunded + refund.amount;
  const amounts = { amountRefunded, amountCharged: invoice.amountCharged - refund.amount };
  const cause = { actor: systemActor, reason: refund.reason };
  const to = amounts.amountCharged <= 0 ? 'refunded' : 'partially_refunded';
  if (invoice.status === to) await invoices.change(invoiceId, amounts);
  else await moveInvoice(tx, invoice, to, cause, amounts);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (to === 'refunded' && order?.status === 'canceled') await moveOrder(tx, order, 'refunded', cause);
};
