import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionGatePort } from '../../index.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { returnCredit } from '../credits/return-credit.ts';
import { repricedStatuses } from '../pricing/reprice-invoice.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../transitions.ts';
import { closeIssues } from './close-issue.ts';
import { refundOrder } from './paid-for.ts';
import { subscriptionsOf } from './subscriptions-after.ts';

const waitsForMoney: readonly string[] = ['past_due', 'unpaid'];

/** The open payment of an order is not owed any more; subscriptions that waited for it start or continue without it. */
const forgetDebt = async (tx: Scope, order: CustomerOrder, cause: Cause): Promise<void> => {
  const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
  if (!invoice || !repricedStatuses.includes(invoice.status)) return;
  await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null });
  for (const subscription of await subscriptionsOf(tx, order))
    if (waitsForMoney.includes(subscription.status))
      await transitionSubscription(tx, subscription, 'active', cause);
};

/**
 * A locked order that will not ship: it is canceled, its fills are restored, paid amounts are refunded and unpaid ones
 * are not owed. A charge in progress is refunded once it succeeds. Returns the cents that are refunded.
 */
export const cancelUnshipped = async (tx: Scope, order: CustomerOrder, cause: Cause): Promise<number> => {
  await transitionOrder(tx, order, 'canceled', cause);
  await tx.use(prescriptionGatePort).returnRefills(order.id);
  await orderRepository(tx.db).setWaiting(order.id, [], tx.clock.now());
  await forgetDebt(tx, order, cause);
  await returnCredit(tx, order);
  await closeIssues(tx, order.id, ['rejected', 'backordered'], { outcome: 'refunded', cause });
  return refundOrder(tx, order, {
    productIds: order.lines.map(({ productId }) => productId),
    reason: `order ${order.number} canceled`,
  });
};
