import { formatDate } from '#kernel/dates.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { BACKORDER_REFUND_AFTER_DAYS } from '../../domain/parcels/backorder.ts';
import type { RemoteReading } from '../../domain/parcels/read-remote.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { closeIssue } from './close-issue.ts';
import { notifyPatient } from './notify-patient.ts';
import { openIssue, pharmacyCause } from './open-issue.ts';

const notifyOfBackorder = (
  tx: Scope,
  order: CustomerOrder,
  waiting: RemoteReading['waiting'],
): Promise<void> => {
  const [expectedAt] = waiting
    .flatMap((one) => one.expectedAt ?? [])
    .toSorted((a, b) => b.getTime() - a.getTime());
  const isKnown = expectedAt !== undefined && waiting.every((one) => one.expectedAt !== null);
  return notifyPatient(tx, order.userId, () => ({
    kind: 'order_backordered',
    subject: `Part of order ${order.number} is out of stock`,
    sentences: [
      isKnown
        ? `The pharmacy expects what is missing on ${formatDate(expectedAt)}. Everything else ships as planned.`
        : 'The pharmacy does not know yet when it gets what is missing. Everything else ships as planned.',
      'You can choose next to the order: wait for it, or cancel it and get that money back.',
      `If it is not in stock within ${BACKORDER_REFUND_AFTER_DAYS} days and you have not chosen to wait, we will cancel it and return your money.`,
    ],
  }));
};

/**
 * Applies what the pharmacy reports about lines of a locked order that wait for stock: the first time, the patient is
 * asked; when nothing waits any more, the question is closed.
 */
export const followBackorder = async (
  tx: Scope,
  order: CustomerOrder,
  waiting: RemoteReading['waiting'],
): Promise<void> => {
  await orderRepository(tx.db).setWaiting(order.id, waiting, tx.clock.now());
  const issues = orderIssueRepository(tx.db);
  const open = (await issues.openOf(order.id)).find(({ kind }) => kind === 'backordered');
  const productIds = waiting.map(({ productId }) => productId);
  if (open && productIds.length > 0) return issues.change(open.id, { productIds });
  if (open) return endQuestion(tx, order.id, open);
  // An order that is being stopped asks nothing more.
  if (productIds.length === 0 || order.status === 'cancel_requested') return;
  const opened = await openIssue(tx, order, {
    kind: 'backordered',
    productIds,
    cause: pharmacyCause('backordered'),
  });
  if (opened) await notifyOfBackorder(tx, order, waiting);
};

type OpenIssue = Parameters<typeof closeIssue>[1];

const endQuestion = async (tx: Scope, orderId: string, issue: OpenIssue): Promise<void> => {
  const canceled = await orderRepository(tx.db).notShippedOf(orderId);
  const isRefunded = issue.productIds.some((id) => canceled.includes(id));
  await closeIssue(tx, issue, {
    outcome: isRefunded ? 'refunded' : 'resolved',
    answer: isRefunded ? '' : 'It is in stock again and goes out to you.',
    cause: isRefunded ? { actor: systemActor, reason: 'canceled' } : pharmacyCause('in stock'),
  });
};
