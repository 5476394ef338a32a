import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import type { Pharmacy, RemoteOrder, RemoteStatus } from '#server/ports/pharmacy.ts';
import { type PharmacyFate, pharmacyOrders } from './repositories/pharmacy-orders.ts';

/** Days after an order is received at which it reaches each status. It can be canceled until filling starts. */
const steps: readonly { readonly status: RemoteStatus; readonly afterDays: number }[] = [
  { status: 'received', afterDays: 0 },
  { status: 'filling', afterDays: 0.5 },
  { status: 'shipped', afterDays: 1 },
  { status: 'delivered', afterDays: 5 },
];
const dayOf = (status: RemoteStatus): number => steps.find((step) => step.status === status)?.afterDays ?? 0;

/**
 * The pharmacy of the demo: it accepts orders and advances them by the clock, so that advancing the clock ships
 * and delivers them. It stores its orders in the database and returns the same response to a repeated order.
 */
export const createSimulatedPharmacy = (db: Knex, clock: Clock): Pharmacy => {
  const orders = pharmacyOrders(db);

  const view = (row: {
    orderId: string;
    remoteId: string;
    receivedAt: Date;
    canceledAt: Date | null;
    fate: PharmacyFate | null;
  }): RemoteOrder => {
    const { canceledAt, fate } = row;
    const age = (clock.now().getTime() - row.receivedAt.getTime()) / DAY_MS;
    const stuckAt = canceledAt ? 'canceled' : fate === 'rejected' || fate === 'on_hold' ? fate : null;
    const path = fate === 'lost' || fate === 'returned' ? steps.slice(0, -1) : steps;
    const reached = (wanted: RemoteStatus) =>
      stuckAt === null && path.some(({ status, afterDays }) => status === wanted && age >= afterDays);
    const usual = path.findLast(({ status }) => reached(status))?.status ?? 'received';
    const status = stuckAt ?? (fate === 'returned' && age >= dayOf('delivered') ? 'returned' : usual);
    return {
      remoteId: row.remoteId,
      status,
      shippedAt: reached('shipped') ? addDays(row.receivedAt, dayOf('shipped')) : null,
      deliveredAt: reached('delivered') ? addDays(row.receivedAt, dayOf('delivered')) : null,
      trackingNumber: reached('shipped')
        ? `TH${row.orderId.replaceAll('-', '').slice(0, 12).toUpperCase()}`
        : null,
    };
  };

  return {
    submit: async (order) => view(await orders.receive(order.orderId, order, clock.now())),
    find: async (orderId) => {
      const row = await orders.find(orderId);
      return row ? view(row) : null;
    },
    cancel: async (orderId) => {
      const row = await orders.find(orderId);
      if (!row) return false;
      if (row.canceledAt) return true;
      if (clock.now() >= addDays(row.receivedAt, dayOf('filling'))) return false;
      await orders.cancel(orderId, clock.now());
      return true;
    },
  };
};
