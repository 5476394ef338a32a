import { pharmacyPort } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { atPharmacy } from '../pharmacy/pharmacy-trouble.ts';
import { orderForPharmacy } from './order-for-pharmacy.ts';
import { storeRemoteStatus } from './store-remote.ts';
import { withLockedOrder } from './with-locked-order.ts';

/**
 * Whether a locked order is to be sent now. Recorded before it is sent, so that a request to stop it knows whether the
 * pharmacy may have it. An order that is to be stopped is not sent, unless that began before.
 */
export const beginSubmit = async (tx: Scope, order: CustomerOrder): Promise<boolean> => {
  // The patient may have asked to stop an order whose sending was interrupted: the pharmacy may have it.
  const isInterrupted = order.status === 'cancel_requested' && order.submitStartedAt !== null;
  if (order.submittedAt || (order.status !== 'sent_to_pharmacy' && !isInterrupted)) return false;
  if (!order.submitStartedAt) {
    if ((await orderStopRepository(tx.db).open(order.id)).length > 0) return false;
    await orderRepository(tx.db).change(order.id, { submitStartedAt: tx.clock.now() });
  }
  return true;
};

/**
 * Sends an order to the pharmacy. Repeating it is safe: the pharmacy recognizes our order id, and its response is
 * stored once.
 */
export const submitOrder = async (scope: Scope, orderId: string): Promise<void> => {
  const begun: CustomerOrder[] = [];
  await withLockedOrder(scope, orderId, async (tx, order) => {
    if (await beginSubmit(tx, order)) begun.push(order);
  });
  for (const order of begun) await sendOrder(scope, order);
};

/** Sends an order whose sending was begun and committed. */
export const sendOrder = async (scope: Scope, order: CustomerOrder): Promise<void> => {
  const remote = await atPharmacy(scope, { call: 'submit', orderId: order.id }, async () =>
    scope.use(pharmacyPort).submit(await orderForPharmacy(scope, order)),
  );
  await storeRemoteStatus(scope, order.id, remote);
};
