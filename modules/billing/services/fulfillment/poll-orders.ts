import { PharmacyUnavailable, pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { each } from '../each.ts';
import { endTrouble, recordTrouble } from '../pharmacy/pharmacy-trouble.ts';
import { storeRemoteStatus } from './store-remote.ts';

const UNKNOWN = 'The pharmacy does not know an order that it took.';

/** `about`: the order that a failure is about; null when it says nothing about one of them. */
const find = async (
  scope: Scope,
  orderIds: readonly string[],
  about: string | null,
): Promise<ReadonlyMap<string, RemoteOrder>> => {
  try {
    const found = await scope.use(pharmacyPort).find(orderIds);
    await endTrouble(scope, 'read', [...found.keys()]);
    return found;
  } catch (error) {
    if (about !== null || error instanceof PharmacyUnavailable)
      await recordTrouble(scope, { call: 'read', orderId: about }, error);
    throw error;
  }
};

const apply = async (scope: Scope, orderId: string, remote: RemoteOrder | undefined): Promise<void> => {
  if (remote) return storeRemoteStatus(scope, orderId, remote);
  scope.log.error({ orderId }, UNKNOWN);
  await recordTrouble(scope, { call: 'read', orderId }, new Error(UNKNOWN));
};

/** Queries the pharmacy for the order's status, and applies it. */
export const pollOrder = async (scope: Scope, orderId: string): Promise<void> =>
  apply(scope, orderId, (await find(scope, [orderId], orderId)).get(orderId));

/**
 * Queries the pharmacy for the status of orders together, and applies it to each. An answer that cannot be read stops only
 * the order that it is about.
 */
export const pollOrders = async (scope: Scope, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return;
  const found = await find(scope, orderIds, null).catch((error: unknown) => {
    if (error instanceof PharmacyUnavailable) throw error;
    return null;
  });
  await each(orderIds, (id) => (found ? apply(scope, id, found.get(id)) : pollOrder(scope, id)));
};

/**
 * Reads orders that were delivered, because what is in them may be recalled long afterwards. Nothing else about them is
 * applied.
 */
export const readDelivered = async (scope: Scope, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return;
  const found = await find(scope, orderIds, null);
  const warned = [...found].filter(([, { warnings }]) => warnings.length > 0);
  await each(warned, ([id, remote]) => storeRemoteStatus(scope, id, remote));
  await orderRepository(scope.db).setPolled(orderIds, scope.clock.now());
};

/** The pharmacy says that there is something new about an order. One that it has not confirmed yet is read later. */
export const pollNotified = async (scope: Scope, orderId: string): Promise<void> => {
  const order = await orderRepository(scope.db).find(orderId);
  if (order?.submittedAt) await pollOrder(scope, orderId);
};
