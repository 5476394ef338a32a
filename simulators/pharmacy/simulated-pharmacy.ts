import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { Pharmacy } from '#server/ports/pharmacy.ts';
import { cancelable, remoteOrder } from './packages.ts';
import { pharmacyOrders } from './repositories/pharmacy-orders.ts';

/**
 * The pharmacy of the demo: it accepts orders and advances them by the clock, so that advancing the clock ships
 * and delivers them. What is out of stock follows in a second package. It stores its orders in the database and returns
 * the same response to a repeated order.
 */
export const createSimulatedPharmacy = (db: Knex, clock: Clock): Pharmacy => {
  const orders = pharmacyOrders(db);
  return {
    submit: async (order) =>
      remoteOrder(await orders.receive(order.orderId, order, clock.now()), clock.now()),
    find: async (orderId) => {
      const row = await orders.find(orderId);
      return row ? remoteOrder(row, clock.now()) : null;
    },
    cancel: async (orderId, productIds) => {
      const row = await orders.find(orderId);
      if (!row) return [];
      if (row.canceledAt) return productIds;
      const canceled = [...new Set([...row.canceledIds, ...cancelable(row, productIds, clock.now())])];
      if (row.productIds.every((id) => canceled.includes(id))) await orders.cancel(orderId, clock.now());
      await orders.cancelLines(orderId, canceled);
      return productIds.filter((id) => canceled.includes(id));
    },
  };
};
