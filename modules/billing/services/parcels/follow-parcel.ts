import { formatDate } from '#kernel/dates.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { RemoteOrderStatus } from '../../domain/states/remote-order.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { bringChargesForward } from '../fulfillment/charge-after-stop.ts';
import type { ParcelChange } from '../fulfillment/store-parcels.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { closeIssue, closeIssues } from './close-issue.ts';
import { notifyPatient } from './notify-patient.ts';
import { openIssue, pharmacyCause } from './open-issue.ts';
import { whatHappensNext } from './subscriptions-after.ts';

const rejected = async (tx: Scope, order: CustomerOrder, reason: string | null): Promise<void> => {
  const opened = await openIssue(tx, order, {
    kind: 'rejected',
    cause: pharmacyCause('rejected'),
    details: reason === null ? '' : `The pharmacy: ${reason}`,
  });
  if (!opened) return;
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_rejected',
    subject: `The pharmacy could not fill order ${order.number}`,
    sentences: [
      'We are finding out why, and will write to you within one business day.',
      'You can wait, or cancel the order now and get your money back: choose next to the order.',
      'If we cannot solve it within five business days, we will cancel it and return your money.',
    ],
  }));
};

const notifyOfReturn = (tx: Scope, order: CustomerOrder, isWhole: boolean): Promise<void> =>
  notifyPatient(tx, order.userId, () => ({
    kind: 'order_returned',
    subject: `${isWhole ? 'Order' : 'Part of order'} ${order.number} came back to us`,
    sentences: [
      'The carrier could not deliver your package and returned it to us.',
      'Check the address in your account, then choose next to the order: a new package at no cost, or your money back.',
    ],
  }));

const notifyOfDelivery = (tx: Scope, order: CustomerOrder, { deliveredAt }: Parcel): Promise<void> =>
  notifyPatient(tx, order.userId, () => ({
    kind: 'order_delivered',
    subject: `Order ${order.number}: a package was delivered`,
    sentences: [
      `The carrier delivered it on ${formatDate(deliveredAt ?? tx.clock.now())}.`,
      'If you cannot find it, or something is missing or damaged, tell us next to the order.',
    ],
  }));

/** Late, but arrived: a package that was reported as lost. */
const turnedUp = async (tx: Scope, order: CustomerOrder): Promise<void> => {
  const all = order.lines.map(({ productId }) => productId);
  await orderRepository(tx.db).setHad(order.id, all, null);
  await closeIssues(tx, order.id, ['lost', 'not_received'], {
    outcome: 'resolved',
    answer: 'The carrier has delivered it after all.',
    cause: pharmacyCause('delivered'),
  });
};

/** Follow-up when a locked order gets a status from the pharmacy or the carrier. The last parameter is the pharmacy's status, and why. */
export const followOrder = async (
  tx: Scope,
  order: CustomerOrder,
  to: CustomerOrder['status'],
  { status: remote, reason }: { readonly status: RemoteOrderStatus; readonly reason: string | null },
): Promise<void> => {
  if (to === 'on_hold' && remote === 'rejected') return rejected(tx, order, reason);
  if (order.status === 'lost' && to === 'delivered') return turnedUp(tx, order);
  if (order.status === 'on_hold')
    await closeIssues(tx, order.id, ['rejected'], {
      outcome: 'resolved',
      answer: 'The pharmacy is filling it now.',
      cause: pharmacyCause(remote),
    });
};

/** The open question about a lost package that has arrived. */
const closeLost = async (tx: Scope, orderId: string, { id, productIds }: Parcel): Promise<void> => {
  for (const issue of await orderIssueRepository(tx.db).openOf(orderId)) {
    const isAbout =
      (issue.kind === 'lost' && issue.about === id) ||
      (issue.kind === 'not_received' && issue.productIds.every((one) => productIds.includes(one)));
    if (isAbout)
      await closeIssue(tx, issue, {
        outcome: 'resolved',
        answer: 'The carrier has delivered it after all.',
        cause: pharmacyCause('delivered'),
      });
  }
};

/**
 * Follow-up when a package gets a status from the carrier. `status`: that of its order, which may be one package or
 * several.
 */
export const followParcels = async (
  tx: Scope,
  order: CustomerOrder,
  changes: readonly ParcelChange[],
  status: CustomerOrder['status'],
): Promise<void> => {
  for (const { parcel, from } of changes) {
    if (parcel.status === from) continue;
    // An order is settled once it was replaced or refunded: a package that arrives later changes nothing.
    const isWhole = status === 'returned' && changes.length === 1;
    if (parcel.status === 'returned') {
      const about = isWhole ? '' : parcel.id;
      const cause = pharmacyCause('returned');
      const { productIds } = parcel;
      if (await openIssue(tx, order, { kind: 'returned', about, productIds, cause }))
        await notifyOfReturn(tx, order, isWhole);
    }
    if (parcel.status === 'delivered' && from === 'lost') await closeLost(tx, order.id, parcel);
    if (parcel.status === 'delivered') await notifyOfDelivery(tx, order, parcel);
  }
};

/**
 * The pharmacy canceled a locked order on its own: it is refunded, its fills are restored, its subscriptions are
 * charged when the patient needs it, an operator gets a task, and the patient is told what happens next. Returns the
 * cents that are refunded.
 */
export const canceledByPharmacy = async (tx: Scope, order: CustomerOrder, cause: Cause): Promise<number> => {
  const refunded = await cancelUnshipped(tx, order, cause);
  await openIssue(tx, order, { kind: 'canceled_by_pharmacy', cause });
  const moved = await bringChargesForward(tx, order);
  const next = moved ? '' : await whatHappensNext(tx, order);
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_canceled_by_pharmacy',
    subject: `The pharmacy canceled order ${order.number}`,
    sentences: [
      'It will not ship. We are finding out why, and will write to you within one business day.',
      moneyBack(refunded),
      moved
        ? `Your next shipment is planned for ${formatDate(moved)}, so that you do not run out. You can change the date or end your subscription in your account.`
        : next,
    ],
  }));
  return refunded;
};
