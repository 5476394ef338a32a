import { DAY_MS } from '#kernel/dates.ts';
import { pollOrder } from '#modules/billing/services/fulfillment/poll-orders.ts';
import { stopOrder } from '#modules/billing/services/fulfillment/stop-order.ts';
import { endBackorder } from '#modules/billing/services/parcels/parcel-sweeps.ts';
import type { Scope } from '#server/scope.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import type { Harness } from '../harness/harness.ts';
import { foam, shampoo } from '../harness/products.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { purchase, rowsOf, sendRefunds } from './purchase.ts';

const foamAndShampoo = (harness: Harness) => harness.orderRequest([foam, shampoo]);

/** The pharmacy got the order two days ago and lacks the shampoo. */
const lackShampoo = async (scope: Scope, patient: Patient): Promise<void> => {
  await purchase(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) {
    await pharmacyOrders(scope.db).setWaiting(id, [shampoo], null);
    await scope
      .db('demo_pharmacy_order')
      .where({ order_id: id })
      .update({ received_at: new Date(scope.clock.now().getTime() - 2 * DAY_MS) });
  }
};

const poll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await pollOrder(scope, id);
};

/** Nobody chose to wait for what is missing: it is canceled, and its money goes back. */
const end = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'order_issue', patient)) await endBackorder(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await stopOrder(scope, id);
  await poll(scope, patient);
  await sendRefunds(scope, patient);
};

/** Orders that ship in parts. */
export const parcelScenarios: Readonly<Record<string, CrashScenario>> = {
  partial_shipment: { daysBefore: 0, order: foamAndShampoo, prepare: lackShampoo, run: poll },
  backorder: {
    daysBefore: 31,
    order: foamAndShampoo,
    prepare: async (scope, patient) => {
      await lackShampoo(scope, patient);
      await poll(scope, patient);
    },
    run: end,
  },
};
