import type { Scope } from '#server/scope.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { lowerAgreement } from '../agreement/invoice-agreement.ts';
import { keepCredit } from '../credits/spend-credit.ts';
import { priceOrder } from './price-order.ts';

/** An invoice of which nothing was charged, and no charge is in progress. */
export const repricedStatuses: readonly Invoice['status'][] = [
  'draft',
  'open',
  'failed_unpaid',
  'uncollectible',
];

/**
 * Prices the unpaid invoice of a locked order again, for the products that it has now and the address that it goes to.
 * The same agreement covers a lower amount; before a higher one is charged the patient is asked. Does nothing once it
 * was paid.
 */
export const repriceInvoice = async (tx: Scope, orderId: string): Promise<void> => {
  const invoices = invoiceRepository(tx.db);
  const invoice = await invoices.ofOrder(orderId);
  const order = await orderRepository(tx.db).find(orderId);
  if (!invoice || !order || !repricedStatuses.includes(invoice.status)) return;
  const products = order.lines
    .filter(({ canceled }) => !canceled)
    .map((line) => ({
      id: line.productId,
      drugType: line.drugType,
      displayedName: line.name,
      price: line.amount,
      needsPrescription: line.needsPrescription,
    }));
  if (products.length === 0) return;
  const { lines } = await priceOrder(tx, order, products);
  await invoices.replaceLines(invoice.id, lines);
  await keepCredit(tx, invoice, lines);
  await lowerAgreement(tx, invoice.id, invoice.total);
};
