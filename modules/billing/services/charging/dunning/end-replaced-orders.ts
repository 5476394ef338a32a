import type { Scope } from '#server/scope.ts';
import { invoiceRepository } from '../../../repositories/invoices.ts';
import { endFirstOrder } from './end-first-order.ts';

/**
 * The locked person orders products again: earlier orders with one of them whose first payment failed, or waits for the
 * issuer's confirmation, end, so that no product is charged through two orders.
 */
export const endReplacedOrders = async (
  tx: Scope,
  userId: string,
  productIds: readonly number[],
): Promise<void> => {
  for (const invoice of await invoiceRepository(tx.db).unpaidFirst(userId, productIds))
    await endFirstOrder(tx, invoice, 'ordered again');
};
