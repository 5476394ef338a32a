import { join } from 'node:path';
import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createSimulatedPharmacy } from '#simulators/pharmacy/simulated-pharmacy.ts';
import { createMixpanelForwarder, noForwarder } from './analytics/mixpanel.ts';
import { createPool } from './database/pool.ts';
import type { Flags } from './flags/flags.ts';
import { openFlags } from './flags/launch-darkly.ts';
import { createPaymentGateway, demoBankPath, type Payments } from './payments/create-payment-gateway.ts';
import { createFolderStore } from './photos/folder-store.ts';
import { createS3Store } from './photos/s3-store.ts';
import { cardEntryPort } from './ports/card-entry.ts';
import { eventForwarderPort } from './ports/event-forwarder.ts';
import { objectStorePort } from './ports/object-store.ts';
import { paymentGatewayPort } from './ports/payment-gateway.ts';
import { pharmacyPort } from './ports/pharmacy.ts';
import { type Provider, provide } from './scope.ts';

export interface Adapters {
  /** The outside as it looks at the time of `clock`; the demo's history is made at another time than now. */
  providersAt(clock: Clock): readonly Provider[];
  readonly payments: Payments;
  readonly flags: Flags;
  /** Routers of embedded services that browsers talk to. */
  readonly embedded: readonly { readonly path: string; readonly router: Router }[];
  close(): Promise<void>;
}

const BANK_CONNECTIONS = 4;

/** The outside world behind ports: real services where they are configured, embedded ones elsewhere. */
export const openAdapters = async (parts: {
  settings: Settings;
  /** Where our own tables are. */
  databaseUrl: string;
  pool: Knex;
  clock: Clock;
  ids: Ids;
  log: Logger;
}): Promise<Adapters> => {
  const { settings, pool, clock, ids, log } = parts;
  // A request may hold connections while it waits for the demo bank: the bank must not wait for one of those.
  let processorPool: Knex | undefined;
  const openBankPool = (): Knex => {
    processorPool = createPool(parts.databaseUrl, { max: BANK_CONNECTIONS });
    return processorPool;
  };
  const flags = await openFlags(settings, log);
  const payments = await createPaymentGateway({ settings, openDemoKnex: openBankPool, clock, ids, log });
  const photos = settings.PHOTOS_S3_BUCKET
    ? createS3Store({
        bucket: settings.PHOTOS_S3_BUCKET,
        region: settings.PHOTOS_S3_REGION,
        endpoint: settings.PHOTOS_S3_ENDPOINT,
      })
    : createFolderStore(join(settings.DATA_DIR, 'photos'));
  const { MIXPANEL_TOKEN: token, MIXPANEL_URL: url } = settings;
  const forwarder = token ? createMixpanelForwarder({ token, url, log }) : noForwarder;
  return {
    providersAt: (at) => [
      provide(eventForwarderPort, () => forwarder),
      provide(paymentGatewayPort, () => payments.gateway),
      provide(cardEntryPort, () => payments.cardField),
      provide(objectStorePort, () => photos),
      // The pharmacy keeps its own books, outside the transaction of whoever asks.
      provide(pharmacyPort, () => createSimulatedPharmacy(pool, at)),
    ],
    payments,
    flags,
    embedded: payments.demoBankRouter ? [{ path: demoBankPath, router: payments.demoBankRouter }] : [],
    close: async () => {
      await payments.stop();
      await processorPool?.destroy();
      await flags.close();
    },
  };
};
