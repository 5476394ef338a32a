import type { Clock } from '#kernel/clock.ts';
import type { AdapterParts } from '../adapter-parts.ts';
import type { Pharmacy } from '../ports/pharmacy.ts';
import { createBackendToken } from './backend-token.ts';
import { createFhirPharmacy } from './fhir-pharmacy.ts';
import { createHttpTransport } from './http-transport.ts';
import type { PharmacyConnection, SimulatedPharmacy } from './pharmacy-connection.ts';
import { createOrderSigner } from './sign-order.ts';

interface OpenPharmacy {
  readonly service: Pharmacy;
  /** What browsers load from the simulator; null with a real pharmacy. */
  readonly browserRouter: SimulatedPharmacy['browserRouter'] | null;
  stop(): Promise<void>;
}

/** The pharmacy that we are a client of. */
const connect = (connection: PharmacyConnection, clock: Clock): Pharmacy => {
  const { url, webhookSecret } = connection;
  const send = createHttpTransport({ url, token: createBackendToken(connection) });
  return createFhirPharmacy({ send, sign: createOrderSigner(connection, clock), clock, webhookSecret });
};

/** Sends orders to the pharmacy of PHARMACY_URL, or to the simulated one. */
export const openPharmacy = async (parts: AdapterParts): Promise<OpenPharmacy> => {
  const { settings, clock, simulated } = parts;
  const { PHARMACY_URL, PHARMACY_CLIENT_ID: clientId, PHARMACY_PRIVATE_KEY: privateKey } = settings;
  const webhookSecret = settings.PHARMACY_WEBHOOK_SECRET;
  if (PHARMACY_URL && clientId && privateKey && webhookSecret) {
    const tokenUrl = settings.PHARMACY_TOKEN_URL ?? null;
    const url = PHARMACY_URL.replace(/\/+$/, '');
    return {
      service: connect({ url, tokenUrl, clientId, privateKey, webhookSecret }, clock),
      browserRouter: null,
      stop: async () => {},
    };
  }
  const pharmacy = await simulated.openPharmacy?.(parts);
  if (!pharmacy) throw new Error('There is no pharmacy.');
  return {
    service: connect(pharmacy, clock),
    browserRouter: pharmacy.browserRouter,
    stop: () => pharmacy.stop(),
  };
};
