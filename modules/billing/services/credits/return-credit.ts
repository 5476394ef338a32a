import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { refundFor } from '../../domain/parcels/parcel-outcome.ts';
import { creditRepository } from '../../repositories/credits.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { grantCredit } from './grant-credit.ts';

/** An invoice that was not paid is voided or priced again, and then uses no credit for what is not owed. */
const isPaid: readonly Invoice['status'][] = ['paid', 'partially_refunded', 'refunded', 'disputed'];

/** Grants the credit that an invoice used, up to `most`, less what was returned already. */
const giveBack = async (
  tx: Scope,
  { id, userId }: Pick<Invoice, 'id' | 'userId'>,
  order: Pick<CustomerOrder, 'number'>,
  most: Cents,
): Promise<void> => {
  const credits = creditRepository(tx.db);
  const used = await credits.usedBy(id);
  if (used === 0) return;
  const amount = Math.min(used, most) - (await credits.returnedFrom(id));
  const reason = `Order ${order.number} was canceled`;
  if (amount > 0) await grantCredit(tx, userId, { amount, reason, returnedFrom: id });
};

/**
 * A locked order does not ship: the credit that paid a part of it is returned to the patient. Call it once the order is
 * canceled, and once a charge of a canceled order has succeeded.
 */
export const returnCredit = async (tx: Scope, order: Pick<CustomerOrder, 'id' | 'number'>): Promise<void> => {
  const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
  if (invoice && isPaid.includes(invoice.status))
    await giveBack(tx, invoice, order, Number.POSITIVE_INFINITY);
};

/**
 * Products left a locked order that continues without them: what was charged for them is refunded to the card, and the
 * rest, which was paid with credit, is returned as credit. Call it as `returnCredit`.
 */
export const returnCreditOfLines = async (tx: Scope, orderId: string): Promise<void> => {
  const invoices = invoiceRepository(tx.db);
  const [order, invoice] = [await orderRepository(tx.db).find(orderId), await invoices.ofOrder(orderId)];
  if (!order || !invoice || !isPaid.includes(invoice.status)) return;
  const gone = order.lines.filter(({ canceled }) => canceled).map(({ productId }) => productId);
  const cost = refundFor(await invoices.lines(invoice.id), gone, false, Number.POSITIVE_INFINITY);
  if (cost > invoice.total) await giveBack(tx, invoice, order, cost - invoice.total);
};
