import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Clock } from '#kernel/clock.ts';
import { createPool } from '#server/database/pool.ts';
import type { SimulatedPharmacy } from '#server/pharmacy/pharmacy-connection.ts';
import { createFhirService } from './fhir-service.ts';
import { startPharmacyServer } from './pharmacy-server.ts';

const CONNECTIONS = 2;
const CLIENT_ID = 'thicket';

export interface OpenedPharmacy extends SimulatedPharmacy {
  /** Uses this clock from now on: the history of the demo is made with a clock of its own. */
  follow(clock: Clock): void;
}

/** The simulated pharmacy. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedPharmacy = async (parts: {
  databaseUrl: string;
  clock: Clock;
}): Promise<OpenedPharmacy> => {
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  let { clock } = parts;
  const { publicKey, privateKey } = await generateKeyPair('ES384', { extractable: true });
  const service = createFhirService(knex, { now: () => clock.now() });
  const server = await startPharmacyServer(service, {
    clientId: CLIENT_ID,
    publicKey: await exportJWK(publicKey),
  });
  return {
    url: server.url,
    tokenUrl: null,
    clientId: CLIENT_ID,
    webhookSecret: randomBytes(24).toString('base64url'),
    privateKey: JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'demo', alg: 'ES384' }),
    follow: (other) => {
      clock = other;
    },
    stop: async () => {
      await server.stop();
      await knex.destroy();
    },
  };
};
