import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { orderMachine } from '../../domain/states/order.ts';
import { disputeRepository } from '../../repositories/disputes.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { transitionInvoice, transitionOrder } from '../transitions.ts';

/**
 * Part or all of a paid, locked invoice was refunded: its amounts and status are updated. An invoice of which a dispute
 * is open stays disputed unless nothing is left of it. An order that ended or arrived becomes refunded once everything
 * was.
 */
export const lowerInvoice = async (
  tx: Scope,
  invoiceId: string,
  amount: number,
  cause: Cause,
): Promise<void> => {
  const invoices = invoiceRepository(tx.db);
  const invoice = await invoices.find(invoiceId);
  if (!invoice) return;
  const amounts = {
    amountRefunded: invoice.amountRefunded + amount,
    amountCharged: Math.max(0, invoice.amountCharged - amount),
  };
  const isAll = amounts.amountCharged === 0;
  const disputes = await disputeRepository(tx.db).ofInvoice(invoiceId);
  const isDisputed = disputes.some(({ status }) => status === 'open');
  const to = isAll ? 'refunded' : isDisputed ? invoice.status : 'partially_refunded';
  if (invoice.status === to) await invoices.change(invoiceId, amounts);
  else await transitionInvoice(tx, invoice, to, cause, amounts);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (isAll && order && orderMachine.move(order.status, 'refunded', 'system').ok)
    await transitionOrder(tx, order, 'refunded', { ...cause, actor: systemActor });
};
