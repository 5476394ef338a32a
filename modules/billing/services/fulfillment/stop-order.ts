import { pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { answerOfStatus } from '../../domain/states/order-stop.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { pharmacyCause } from '../parcels/open-issue.ts';
import { storeRemoteStatus, submitOrder } from './pharmacy-order.ts';
import { settleStop } from './settle-stop.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** Answers the request without the pharmacy where it is decided already. True when only the pharmacy can answer. */
const isForPharmacy = async (scope: Scope, orderId: string): Promise<boolean> => {
  let asks = false;
  await withLockedOrder(scope, orderId, async (tx, order) => {
    if ((await orderStopRepository(tx.db).open(orderId)).length === 0) return;
    const answer = answerOfStatus(order.status);
    if (answer) return settleStop(tx, order, answer);
    if (order.submitStartedAt || order.submittedAt) {
      asks = true;
      return;
    }
    const refunded = await cancelUnshipped(tx, order, pharmacyCause('stopped before it was sent'));
    await settleStop(tx, order, 'stopped', refunded);
  });
  return asks;
};

const willNotShip = (isCanceled: boolean, { status }: RemoteOrder): boolean =>
  isCanceled
    ? status !== 'shipped' && status !== 'delivered' && status !== 'returned'
    : status === 'canceled' || status === 'rejected';

/**
 * Asks the pharmacy to stop an order that is to be stopped, and applies the answer. Repeating it is safe: the pharmacy
 * gives the same answer for an order that it stopped, and the answer is applied once. Throws when the pharmacy does not
 * answer, to be tried again.
 */
export const stopOrder = async (scope: Scope, orderId: string): Promise<void> => {
  if (!(await isForPharmacy(scope, orderId))) return;
  // Sending it may have been interrupted: sending it again is the only way to learn whether the pharmacy has it.
  await submitOrder(scope, orderId);
  const pharmacy = scope.use(pharmacyPort);
  const isCanceled = await pharmacy.cancel(orderId);
  const remote = await pharmacy.find(orderId);
  if (!remote) throw new Error('The pharmacy does not know an order that it is to stop.');
  if (willNotShip(isCanceled, remote))
    await storeRemoteStatus(scope, orderId, { ...remote, status: 'canceled' });
  else await storeRemoteStatus(scope, orderId, remote, { isRefusal: true });
};
