import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import { createPool } from '#server/database/pool.ts';
import type { SimulatedPharmacy } from '#server/pharmacy/pharmacy-connection.ts';
import { createNotifier } from './create-notifier.ts';
import { createFhirService } from './fhir-service.ts';
import { PHARMACIST_PATH, pharmacistRouter } from './pharmacist-router.ts';
import { startPharmacyServer } from './pharmacy-server.ts';
import { pharmacyOrders } from './repositories/pharmacy-orders.ts';

const CONNECTIONS = 2;
const CLIENT_ID = 'thicket';
const WEBHOOK_PATH = '/api/pharmacy/webhook';

export interface OpenedPharmacy extends SimulatedPharmacy {
  /** Uses this clock from now on: the history of the demo is made with a clock of its own. */
  follow(clock: Clock): void;
}

/** The simulated pharmacy. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedPharmacy = async (parts: {
  settings: Pick<Settings, 'PORT'>;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
}): Promise<OpenedPharmacy> => {
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  let followed = parts.clock;
  const clock: Clock = { now: () => followed.now() };
  const door = { isClosed: false };
  const webhookSecret = randomBytes(24).toString('base64url');
  const { publicKey, privateKey } = await generateKeyPair('ES384', { extractable: true });
  const named = { kid: 'demo', alg: 'ES384' };
  const client = { clientId: CLIENT_ID, keys: { keys: [{ ...(await exportJWK(publicKey)), ...named }] } };
  const server = await startPharmacyServer(createFhirService(knex, clock, client), { ...client, door });
  const notify = createNotifier({
    url: `http://127.0.0.1:${parts.settings.PORT}${WEBHOOK_PATH}`,
    secret: webhookSecret,
    clock,
    log: parts.log,
  });
  const router = pharmacistRouter({ orders: pharmacyOrders(knex), clock, door, notify });
  return {
    url: server.url,
    tokenUrl: null,
    clientId: CLIENT_ID,
    webhookSecret,
    privateKey: JSON.stringify({ ...(await exportJWK(privateKey)), ...named }),
    browserRouter: { path: PHARMACIST_PATH, router },
    follow: (other) => {
      followed = other;
    },
    stop: async () => {
      await server.stop();
      await knex.destroy();
    },
  };
};
