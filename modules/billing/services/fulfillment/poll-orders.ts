import { PharmacyUnavailable, pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { each } from '../each.ts';
import { storeRemoteStatus } from './store-remote.ts';

const apply = async (scope: Scope, orderId: string, remote: RemoteOrder | undefined): Promise<void> => {
  if (remote) await storeRemoteStatus(scope, orderId, remote);
  else scope.log.error({ orderId }, 'The pharmacy does not know an order that it took.');
};

/** Queries the pharmacy for the order's status, and applies it. */
export const pollOrder = async (scope: Scope, orderId: string): Promise<void> =>
  apply(scope, orderId, (await scope.use(pharmacyPort).find([orderId])).get(orderId));

/**
 * Queries the pharmacy for the status of orders together, and applies it to each. An answer that cannot be read stops only
 * the order that it is about.
 */
export const pollOrders = async (scope: Scope, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return;
  const found = await scope
    .use(pharmacyPort)
    .find(orderIds)
    .catch((error: unknown) => {
      if (error instanceof PharmacyUnavailable) throw error;
      return null;
    });
  await each(orderIds, (id) => (found ? apply(scope, id, found.get(id)) : pollOrder(scope, id)));
};
