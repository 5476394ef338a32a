import { formatDate } from '#kernel/dates.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { prescriptionGatePort } from '../../index.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { returnCreditOfLines } from '../credits/return-credit.ts';
import { bringChargesForward } from '../fulfillment/charge-after-stop.ts';
import { notifyPatient } from './notify-patient.ts';
import { openIssue, pharmacyCause } from './open-issue.ts';
import { refundOrder } from './paid-for.ts';
import { whatHappensNext } from './subscriptions-after.ts';

/** Unique, so that a line that did not ship is refunded once, also after a dispute is won. */
const refundLine = (tx: Scope, order: CustomerOrder, productId: number): Promise<number> =>
  refundOrder(tx, order, {
    productIds: [productId],
    reason: `order ${order.number}: ${productId} not shipped`,
  });

/**
 * Lines of a locked order that the pharmacy has and that will not ship, while the rest does: they are canceled and
 * refunded, and their fills restored. Returns the cents that are refunded.
 */
export const cancelAtPharmacy = async (
  tx: Scope,
  order: CustomerOrder,
  productIds: readonly number[],
  cause: Cause,
): Promise<number> => {
  if (productIds.length === 0) return 0;
  let refunded = 0;
  for (const productId of productIds) refunded += await refundLine(tx, order, productId);
  await orderRepository(tx.db).cancelAtPharmacy(order.id, productIds, tx.clock.now());
  await returnCreditOfLines(tx, order.id);
  const gone = order.lines.filter(({ productId }) => productIds.includes(productId));
  const prescriptionIds = gone.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  if (prescriptionIds.length > 0) await tx.use(prescriptionGatePort).returnRefills(order.id, prescriptionIds);
  tx.log.info({ orderId: order.id, productIds, reason: cause.reason }, 'Lines of an order do not ship.');
  return refunded;
};

/** The issuer withheld the payment when lines were canceled, and has returned it: they are refunded now. */
export const refundNotShipped = async (tx: Scope, order: CustomerOrder): Promise<void> => {
  for (const productId of await orderRepository(tx.db).notShippedOf(order.id))
    await refundLine(tx, order, productId);
};

/**
 * The pharmacy canceled lines of a locked order on its own: an operator gets a task, and the patient is told what
 * happens next.
 */
export const canceledLinesByPharmacy = async (
  tx: Scope,
  order: CustomerOrder,
  productIds: readonly number[],
): Promise<void> => {
  const cause = pharmacyCause('canceled');
  const refunded = await cancelAtPharmacy(tx, order, productIds, cause);
  await openIssue(tx, order, { kind: 'canceled_by_pharmacy', productIds, cause });
  const concerned = { ...order, lines: order.lines.filter((line) => productIds.includes(line.productId)) };
  const moved = await bringChargesForward(tx, concerned);
  const next = moved ? '' : await whatHappensNext(tx, concerned);
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_line_canceled',
    subject: `Part of order ${order.number} will not ship`,
    sentences: [
      'The pharmacy cannot send part of your order. We are finding out why, and will write to you within one business day.',
      moneyBack(refunded),
      moved
        ? `Your next shipment of it is planned for ${formatDate(moved)}, so that you do not run out. You can change the date or end your subscription in your account.`
        : next,
    ],
  }));
};
