import type { Logger } from 'pino';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { PHARMACY_SIGNATURE } from '#server/pharmacy/read-notification.ts';
import { signBody } from '#server/security/body-signature.ts';
import { taskOf } from './fhir/write-order.ts';
import type { StoredPharmacyOrder } from './repositories/pharmacy-orders.ts';

const TIMEOUT_MS = 5_000;

/** Sends the task of an order that has changed, signed. One that does not arrive is made up for by polling. */
export const createNotifier =
  (options: { readonly url: string; readonly secret: string; readonly clock: Clock; readonly log: Logger }) =>
  async (order: StoredPharmacyOrder): Promise<void> => {
    const { url, secret, clock, log } = options;
    const body = JSON.stringify(taskOf(order, clock.now()));
    const headers = {
      'content-type': 'application/fhir+json',
      [PHARMACY_SIGNATURE]: signBody(body, secret, systemClock.now()),
    };
    await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: unknown) => log.info({ err: error }, 'pharmacy simulator: a notification was not taken'),
    );
  };
