import { addBusinessDays } from '#kernel/business-days.ts';
import { formatDate } from '#kernel/dates.ts';
import { systemActor } from '#server/actor.ts';
import { type Cause, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { backorderEndsAt } from '../../domain/parcels/backorder.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { REJECTED_REFUND_AFTER_BUSINESS_DAYS } from '../../domain/parcels/order-issue.ts';
import { type Parcel, parcelMachine } from '../../domain/parcels/parcel.ts';
import { LOST_AFTER_BUSINESS_DAYS } from '../../domain/parcels/report-options.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { orderParcelRepository } from '../../repositories/order-parcels.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { bringChargesForward } from '../fulfillment/charge-after-stop.ts';
import { withLockedOrder } from '../fulfillment/with-locked-order.ts';
import { transitionOrder } from '../transitions.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { notifyPatient } from './notify-patient.ts';
import { openIssue } from './open-issue.ts';

const isReported = async (tx: Scope, orderId: string, productIds: readonly number[]): Promise<boolean> =>
  (await orderIssueRepository(tx.db).openOf(orderId)).some(
    (issue) => issue.kind === 'not_received' && productIds.every((id) => issue.productIds.includes(id)),
  );

const loseParcel = async (tx: Scope, order: CustomerOrder, parcel: Parcel, cause: Cause): Promise<void> => {
  const thing = { entity: 'order_parcel', id: parcel.id, from: parcel.status };
  await requireTransition(tx, parcelMachine, thing, 'lost', cause);
  await orderParcelRepository(tx.db).setStatus(parcel.id, 'lost');
  const parcels = await orderParcelRepository(tx.db).ofOrder(order.id);
  const isLast = order.status === 'shipped' && parcels.every(({ status }) => status === 'lost');
  if (isLast) await transitionOrder(tx, order, 'lost', cause);
  const isWhole = isLast && parcels.length === 1;
  const { productIds } = parcel;
  if (await isReported(tx, order.id, productIds)) return;
  const about = isWhole ? '' : parcel.id;
  if (!(await openIssue(tx, order, { kind: 'lost', about, productIds, cause }))) return;
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_lost',
    subject: `${isWhole ? 'Order' : 'Part of order'} ${order.number} seems to be lost`,
    sentences: [
      'The carrier has not delivered your package in ten business days. We are sorry.',
      'Choose next to the order: a new package at no cost, or your money back. Has it arrived? Tell us in a message.',
    ],
  }));
};

/** Packages that have not arrived in time are lost: the patient chooses a replacement or a refund. Safe to repeat. */
export const markLost = (scope: Scope, orderId: string): Promise<void> =>
  withLockedOrder(scope, orderId, async (tx, order) => {
    if (order.status !== 'shipped' && order.status !== 'partially_shipped') return;
    const cause = { actor: systemActor, reason: 'not delivered in ten business days' };
    for (const parcel of await orderParcelRepository(tx.db).ofOrder(orderId)) {
      const isLate = addBusinessDays(parcel.shippedAt, LOST_AFTER_BUSINESS_DAYS) <= tx.clock.now();
      if (parcel.status === 'shipped' && isLate) await loseParcel(tx, order, parcel, cause);
    }
  });

/** The patient has not chosen to wait for out-of-stock lines: the pharmacy is asked to cancel them. Safe to repeat. */
export const endBackorder = async (scope: Scope, issueId: string): Promise<void> => {
  const found = await orderIssueRepository(scope.db).find(issueId);
  if (!found) return;
  await withLockedOrder(scope, found.orderId, async (tx, order) => {
    const issues = orderIssueRepository(tx.db);
    const issue = await issues.find(issueId);
    if (issue?.status !== 'open' || issue.wish !== null) return;
    if (backorderEndsAt(issue.openedAt) > tx.clock.now()) return;
    await issues.change(issueId, { wish: 'refund' });
    await askToCancel(tx, order, { productIds: issue.productIds, reason: 'out of stock for too long' });
  });
};

/** Nobody resolved in time an order that the pharmacy refused: it is canceled and refunded. Safe to repeat. */
export const refundRejected = async (scope: Scope, issueId: string): Promise<void> => {
  const found = await orderIssueRepository(scope.db).find(issueId);
  if (!found) return;
  await withLockedOrder(scope, found.orderId, async (tx, order) => {
    const issue = await orderIssueRepository(tx.db).find(issueId);
    if (issue?.status !== 'open' || order.status !== 'on_hold') return;
    if (addBusinessDays(issue.openedAt, REJECTED_REFUND_AFTER_BUSINESS_DAYS) > tx.clock.now()) return;
    const cause = { actor: systemActor, reason: 'refused by the pharmacy and not solved' };
    const refunded = await cancelUnshipped(tx, order, cause);
    const moved = await bringChargesForward(tx, order);
    await notifyPatient(tx, order.userId, () => ({
      kind: 'order_rejected_refunded',
      subject: `Order ${order.number} is canceled`,
      sentences: [
        'We could not get the pharmacy to fill it, so it will not ship. We are sorry.',
        moneyBack(refunded),
        moved ? `Your next shipment is planned for ${formatDate(moved)}. You can change the date.` : '',
      ],
    }));
  });
};
