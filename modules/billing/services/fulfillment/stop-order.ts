import { pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { answerOfStatus, productsToCancel } from '../../domain/states/order-stop.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { pharmacyCause } from '../parcels/open-issue.ts';
import { atPharmacy } from '../pharmacy/pharmacy-trouble.ts';
import { submitOrder } from './pharmacy-order.ts';
import { settleStops } from './settle-stops.ts';
import { storeRemoteStatus } from './store-remote.ts';
import { withLockedOrder } from './with-locked-order.ts';

/**
 * Closes requests whose outcome is known without the pharmacy. Returns the products that only the pharmacy can cancel.
 */
const productsForPharmacy = async (scope: Scope, orderId: string): Promise<readonly number[]> => {
  let asked: readonly number[] = [];
  await withLockedOrder(scope, orderId, async (tx, order) => {
    const open = await orderStopRepository(tx.db).open(orderId);
    if (open.length === 0) return;
    const { status } = order;
    if (answerOfStatus(status)) return settleStops(tx, order, { status });
    if (order.submitStartedAt || order.submittedAt) {
      await settleStops(tx, order, { status });
      const left = (await orderStopRepository(tx.db).open(orderId)).map(({ productId }) => productId);
      asked = left.length > 0 ? productsToCancel(order.lines, left) : [];
      return;
    }
    const refunded = await cancelUnshipped(tx, order, pharmacyCause('stopped before it was sent'));
    await settleStops(tx, order, { status: 'canceled', refunded });
  });
  return asked;
};

/**
 * The pharmacy's response, including the lines that it has just agreed to cancel. An order that it refused as a whole
 * does not ship either.
 */
const withCanceled = (remote: RemoteOrder, canceled: readonly number[]): RemoteOrder => ({
  ...remote,
  canceledProductIds: [...new Set([...remote.canceledProductIds, ...canceled])],
});

const askToCancel = async (scope: Scope, orderId: string, asked: readonly number[]) => {
  const pharmacy = scope.use(pharmacyPort);
  const agreed = await pharmacy.cancel(orderId, asked);
  const remote = (await pharmacy.find([orderId])).get(orderId);
  if (!remote) throw new Error('The pharmacy does not know an order that it is to stop.');
  return { agreed, remote };
};

/**
 * Asks the pharmacy to cancel the products of an order that are to be stopped, and applies the response. Repeating it
 * is safe: the pharmacy responds the same for canceled lines, and the response is applied once. Throws when the
 * pharmacy does not answer, to be tried again.
 */
export const stopOrder = async (scope: Scope, orderId: string): Promise<void> => {
  const asked = await productsForPharmacy(scope, orderId);
  if (asked.length === 0) return;
  // Sending it may have been interrupted: sending it again is the only way to learn whether the pharmacy has it.
  await submitOrder(scope, orderId);
  const { agreed, remote } = await atPharmacy(scope, { call: 'cancel', orderId }, () =>
    askToCancel(scope, orderId, asked),
  );
  const canceled = remote.status === 'rejected' ? asked : agreed;
  const refused = asked.filter((id) => !canceled.includes(id) && !remote.canceledProductIds.includes(id));
  await storeRemoteStatus(scope, orderId, withCanceled(remote, canceled), { refused });
};
