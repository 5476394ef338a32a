import express, { type Request, Router } from 'express';
import type { Clock } from '#kernel/clock.ts';
import { isCrossSite } from '#server/graphql/is-cross-site.ts';
import { act, actionsFor, isPharmacistAction } from './pharmacist-actions.ts';
import { pharmacistPage } from './pharmacist-page.ts';
import type { pharmacyOrders, StoredPharmacyOrder } from './repositories/pharmacy-orders.ts';

export const PHARMACIST_PATH = '/pharmacy';
const SHOWN = 50;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

interface Pharmacist {
  readonly orders: ReturnType<typeof pharmacyOrders>;
  readonly clock: Clock;
  /** Whether the pharmacy answers no request. */
  readonly door: { isClosed: boolean };
  /** Reports an order that has changed. */
  notify(order: StoredPharmacyOrder): Promise<void>;
}

const read = ({
  body,
}: Request): { readonly action?: unknown; readonly order?: unknown; readonly reason?: unknown } => body ?? {};

/** The page of the pharmacist of the demo. */
export const pharmacistRouter = ({ orders, clock, door, notify }: Pharmacist): Router => {
  const router = Router();
  router.get('/', async (_request, response) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
    const latest = await orders.latest(SHOWN);
    response.type('html').send(pharmacistPage(latest, { now: clock.now(), isClosed: door.isClosed }));
  });
  router.post('/', express.urlencoded({ extended: false }), async (request, response) => {
    if (isCrossSite(request)) return void response.status(403).end();
    const { action, order: id, reason } = read(request);
    if (action === 'open' || action === 'close') {
      door.isClosed = action === 'close';
      return response.redirect(303, PHARMACIST_PATH);
    }
    const now = clock.now();
    const [order] = await orders.findAll(typeof id === 'string' ? [id] : []);
    if (!order || !isPharmacistAction(action) || !actionsFor(order, now).includes(action))
      return void response
        .status(409)
        .type('text')
        .send('The order has changed. Please load the page again.');
    await act(orders, order, { action, now, reason: typeof reason === 'string' ? reason.slice(0, 200) : '' });
    for (const changed of await orders.findAll([order.orderId])) await notify(changed);
    response.redirect(303, PHARMACIST_PATH);
  });
  return router;
};
