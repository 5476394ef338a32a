import type { Scope } from '#server/scope.ts';
import { refundFor } from '../../domain/parcels/parcel-outcome.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { recordRefund } from '../charging/record-refund.ts';

type Paid = Pick<CustomerOrder, 'id' | 'replacesOrderId'>;

/** The order that was paid for: the first in a chain of replacements. */
const paidOrderOf = async (tx: Scope, order: Paid): Promise<Paid> => {
  let paid: Paid = order;
  while (paid.replacesOrderId !== null) {
    const earlier = await orderRepository(tx.db).find(paid.replacesOrderId);
    if (!earlier) throw new Error(`The order ${paid.id} replaces none.`);
    paid = earlier;
  }
  return paid;
};

/** The invoice by which an order was paid; for a replacement, that of the first order. */
export const invoiceFor = async (tx: Scope, order: Paid): Promise<Invoice | null> =>
  invoiceRepository(tx.db).ofOrder((await paidOrderOf(tx, order)).id);

const refundable: readonly Invoice['status'][] = ['paid', 'partially_refunded'];

/**
 * The charge that paid an invoice, and the cents of it that are not promised as a refund; null when nothing can be
 * refunded.
 */
const refundableCharge = async (
  tx: Scope,
  invoice: Invoice | null,
): Promise<{ invoice: Invoice; charge: ChargeAttempt; left: number } | null> => {
  if (!invoice || !refundable.includes(invoice.status)) return null;
  const [charge] = await chargeAttemptRepository(tx.db).succeeded(invoice.id);
  if (!charge) return null;
  const left = charge.amount - (await refundRepository(tx.db).promised(invoice.id, charge.attempt));
  return { invoice, charge, left };
};

interface OrderRefund {
  readonly productIds: readonly number[];
  /** Unique for the charge: the same reason refunds once. */
  readonly reason: string;
  /** Cents that an operator chose; left out: what was paid for the products. */
  readonly amount?: number | null;
}

/** The cents that `refundOrder` would refund. */
export const amountToRefund = async (
  tx: Scope,
  order: CustomerOrder,
  productIds: readonly number[],
): Promise<{ amount: number; left: number }> => {
  const found = await refundableCharge(tx, await invoiceFor(tx, order));
  if (!found) return { amount: 0, left: 0 };
  const lines = await invoiceRepository(tx.db).lines(found.invoice.id);
  // A replacement for part of an order was paid for with that part.
  const isWhole = order.replacesOrderId === null && isWholeOrder(order, productIds);
  return { amount: refundFor(lines, productIds, isWhole, found.left), left: found.left };
};

/**
 * Records, for a locked order, a refund of what was paid for some of its products; a job sends it. Repeating it with
 * the same reason refunds nothing more. Returns the cents that are refunded.
 */
export const refundOrder = async (
  tx: Scope,
  order: CustomerOrder,
  { productIds, reason, amount = null }: OrderRefund,
): Promise<number> => {
  const found = await refundableCharge(tx, await invoiceFor(tx, order));
  if (!found) return 0;
  const owed = amount ?? (await amountToRefund(tx, order, productIds)).amount;
  return recordRefund(tx, found.charge, { amount: owed, reason, changesInvoice: true });
};

/** Whether these products are everything that the patient could still have of the order. */
export const isWholeOrder = (order: CustomerOrder, productIds: readonly number[]): boolean =>
  order.lines
    .filter(({ canceled, isHad }) => !canceled && isHad)
    .every(({ productId }) => productIds.includes(productId));
