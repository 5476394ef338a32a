import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { cancelEffects } from '../../domain/cancellation.ts';
import { refundFor } from '../../domain/parcels/parcel-outcome.ts';
import { prescriptionGatePort } from '../../index.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { recordRefund } from '../charging/record-refund.ts';
import { returnCredit, returnCreditOfLines } from '../credits/return-credit.ts';
import { closeIssues } from '../parcels/close-issue.ts';
import { repricedStatuses, repriceInvoice } from '../pricing/reprice-invoice.ts';
import { transitionInvoice, transitionOrder } from '../transitions.ts';

/** An order with products that end. */
export interface AffectedOrder {
  readonly order: CustomerOrder;
  readonly invoice: Invoice;
  /** The part of it that ends. */
  readonly lines: CustomerOrder['lines'];
  /** The order contains nothing else. */
  readonly whole: boolean;
  readonly atPharmacy: boolean;
  /** Cents paid for the lines that end, or for a whole order, and not refunded. */
  readonly amountPaid: number;
  readonly chargePending: boolean;
  /** The charge that paid it. */
  readonly paidBy: ChargeAttempt | null;
}

/** Orders of the subscription that can still be changed or are still on their way. */
export const affectedOrders = async (tx: Scope, subscriptionId: string): Promise<AffectedOrder[]> =>
  affectedBy(
    tx,
    await orderRepository(tx.db).ofSubscription(subscriptionId),
    (line) => line.subscriptionId === subscriptionId,
  );

/** Those of the orders with lines that end and that can still be changed or are still on their way. */
export const affectedBy = async (
  tx: Scope,
  orders: readonly CustomerOrder[],
  ends: (line: CustomerOrder['lines'][number]) => boolean,
): Promise<AffectedOrder[]> => {
  const invoices = await invoiceRepository(tx.db).ofOrders(orders.map(({ id }) => id));
  const affected: AffectedOrder[] = [];
  for (const order of orders) {
    const invoice = invoices.find(({ orderId }) => orderId === order.id);
    const live = order.lines.filter((line) => !line.canceled);
    const mine = live.filter(ends);
    if (!invoice || mine.length === 0) continue;
    const paidBy = (await chargeAttemptRepository(tx.db).succeeded(invoice.id))[0] ?? null;
    const whole = mine.length === live.length;
    const place = whereabouts({ ...order, status: statusOfLines(order, mine) });
    if (place === 'gone') continue;
    affected.push({
      order,
      invoice,
      lines: mine,
      whole,
      atPharmacy: place === 'pharmacy',
      chargePending: invoice.status === 'charge_pending',
      paidBy,
      amountPaid: await paidFor(tx, invoice, paidBy, { lines: mine, whole }),
    });
  }
  return affected;
};

/** The status of an order for some of its lines, which may have shipped before the rest. */
export const statusOfLines = (
  { status }: Pick<CustomerOrder, 'status'>,
  lines: CustomerOrder['lines'],
): CustomerOrder['status'] =>
  status === 'partially_shipped' && lines.every(({ isShipped }) => isShipped) ? 'shipped' : status;

/** Uses the same rules that decide what a cancellation does. */
const whereabouts = (order: CustomerOrder): 'here' | 'pharmacy' | 'gone' => {
  const alone = { ...order, amountPaid: 0, chargePending: false };
  const effects = cancelEffects({ status: 'active', drugTypes: [] }, [alone], order.createdAt);
  if (effects.canceledOrders.length > 0) return 'here';
  return effects.stillShips.length > 0 ? 'pharmacy' : 'gone';
};

const paidFor = async (
  tx: Scope,
  invoice: Invoice,
  paidBy: ChargeAttempt | null,
  { lines, whole }: Pick<AffectedOrder, 'lines' | 'whole'>,
): Promise<number> => {
  if (!paidBy || (invoice.status !== 'paid' && invoice.status !== 'partially_refunded')) return 0;
  const left = paidBy.amount - (await refundRepository(tx.db).promised(invoice.id, paidBy.attempt));
  const ids = lines.map(({ productId }) => productId);
  return refundFor(await invoiceRepository(tx.db).lines(invoice.id), ids, whole, left);
};

/** Cancels an order and voids its invoice. A paid amount is refunded; a charge in progress is refunded once it succeeds. */
export const cancelOrder = async (tx: Scope, affected: AffectedOrder, cause: Cause): Promise<void> => {
  const { order, invoice, paidBy, amountPaid } = affected;
  await transitionOrder(tx, order, 'canceled', cause);
  // The pharmacy had it and refused it: its fills were used up.
  await tx.use(prescriptionGatePort).returnRefills(order.id);
  await orderRepository(tx.db).setWaiting(order.id, [], tx.clock.now());
  await closeIssues(tx, order.id, ['rejected', 'backordered'], { outcome: 'refunded', cause });
  if (repricedStatuses.includes(invoice.status))
    await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null });
  await returnCredit(tx, order);
  if (paidBy && amountPaid > 0)
    await recordRefund(tx, paidBy, {
      amount: amountPaid,
      reason: `order ${order.number} canceled`,
      changesInvoice: true,
    });
};

/** Removes the lines that end from an order that also contains others. `refundKey` makes the refund unique. */
export const removeProducts = async (
  tx: Scope,
  affected: AffectedOrder,
  refundKey: string,
  cause: Cause,
): Promise<void> => {
  if (affected.atPharmacy) return;
  const { order, paidBy, amountPaid } = affected;
  const gone = new Set(affected.lines.map((line) => line.productId));
  await orderRepository(tx.db).cancelLines(order.id, [...gone], tx.clock.now());
  await repriceInvoice(tx, order.id);
  await returnCreditOfLines(tx, order.id);
  if (paidBy && amountPaid > 0)
    await recordRefund(tx, paidBy, {
      amount: amountPaid,
      reason: `${cause.reason}: ${refundKey}`,
      changesInvoice: true,
    });
};
