import type { Clock } from '#kernel/clock.ts';
import type { openMail } from '../mail/open-mail.ts';
import type { Pharmacy } from '../ports/pharmacy.ts';
import { type BackendClient, createBackendToken } from './backend-token.ts';
import { createFhirPharmacy } from './fhir-pharmacy.ts';
import { createHttpTransport } from './http-transport.ts';

interface OpenPharmacy {
  readonly service: Pharmacy;
  stop(): Promise<void>;
}

/** The pharmacy that we are a client of. */
const connect = (client: BackendClient, clock: Clock): Pharmacy =>
  createFhirPharmacy(createHttpTransport({ url: client.url, token: createBackendToken(client) }), clock);

/** Sends orders to the pharmacy of PHARMACY_URL, or to the simulated one. */
export const openPharmacy = async (parts: Parameters<typeof openMail>[0]): Promise<OpenPharmacy> => {
  const { settings, clock, simulated } = parts;
  const { PHARMACY_URL, PHARMACY_CLIENT_ID: clientId, PHARMACY_PRIVATE_KEY: privateKey } = settings;
  if (PHARMACY_URL !== undefined && clientId !== undefined && privateKey !== undefined) {
    const tokenUrl = settings.PHARMACY_TOKEN_URL ?? null;
    const url = PHARMACY_URL.replace(/\/+$/, '');
    return { service: connect({ url, tokenUrl, clientId, privateKey }, clock), stop: async () => {} };
  }
  const pharmacy = await simulated.openPharmacy?.(parts);
  if (!pharmacy) throw new Error('There is no pharmacy.');
  return { service: connect(pharmacy, clock), stop: () => pharmacy.stop() };
};
