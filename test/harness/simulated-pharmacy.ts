import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { createFhirPharmacy } from '#server/pharmacy/fhir-pharmacy.ts';
import { createOrderSigner } from '#server/pharmacy/sign-order.ts';
import type { Pharmacy } from '#server/ports/pharmacy.ts';
import { createFhirService } from '#simulators/pharmacy/fhir-service.ts';
import { pharmacySettings, registeredClient } from './pharmacy-settings.ts';

/** With which notifications are signed. */
export const pharmacySecret = 'the secret of the pharmacy';

/** A copy, as the other side of a connection gets it. */
const sent = <T>(thing: T): T => JSON.parse(JSON.stringify(thing));

/** The product's adapter and the simulated FHIR server without a connection between them. */
export const simulatedPharmacy = (knex: Knex, clock: Clock): Pharmacy => {
  const service = createFhirService(knex, clock, registeredClient);
  const { clientId } = registeredClient;
  return createFhirPharmacy({
    send: async (request) => sent(await service(sent(request))),
    sign: createOrderSigner({ clientId, privateKey: pharmacySettings.PHARMACY_PRIVATE_KEY }, clock),
    clock,
    webhookSecret: pharmacySecret,
  });
};
