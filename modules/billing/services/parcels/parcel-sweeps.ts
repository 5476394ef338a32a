import { addBusinessDays } from '#kernel/business-days.ts';
import { formatDate } from '#kernel/dates.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { REJECTED_REFUND_AFTER_BUSINESS_DAYS } from '../../domain/parcels/order-issue.ts';
import { LOST_AFTER_BUSINESS_DAYS } from '../../domain/parcels/report-options.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { bringChargesForward } from '../fulfillment/charge-after-stop.ts';
import { withLockedOrder } from '../fulfillment/with-locked-order.ts';
import { transitionOrder } from '../transitions.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { openIssue } from './open-issue.ts';
import { tellPatient } from './tell-patient.ts';

/** A parcel that has not come in time is lost: the patient chooses a new one or their money. Safe to repeat. */
export const markLost = (scope: Scope, orderId: string): Promise<void> =>
  withLockedOrder(scope, orderId, async (tx, order) => {
    if (order.status !== 'shipped' || order.shippedAt === null) return;
    if (addBusinessDays(order.shippedAt, LOST_AFTER_BUSINESS_DAYS) > tx.clock.now()) return;
    const cause = { actor: systemActor, reason: 'not delivered in ten business days' };
    await transitionOrder(tx, order, 'lost', cause);
    const reported = (await orderIssueRepository(tx.db).openOf(orderId)).some(
      ({ kind }) => kind === 'not_received',
    );
    if (reported || !(await openIssue(tx, order, { kind: 'lost', cause }))) return;
    await tellPatient(tx, order.userId, () => ({
      kind: 'order_lost',
      subject: `Order ${order.number} seems to be lost`,
      sentences: [
        'The carrier has not delivered your package in ten business days. We are sorry.',
        'Choose beside the order: a new package at no cost, or your money back. Has it arrived? Tell us in a message.',
      ],
    }));
  });

/** Nobody solved in time why the pharmacy refused an order: it is canceled and refunded. Safe to repeat. */
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
    await tellPatient(tx, order.userId, () => ({
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
