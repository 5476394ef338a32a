import type { BackendClient } from './backend-token.ts';

/** A FHIR server on loopback that fills orders as the clock advances. */
export interface SimulatedPharmacy extends BackendClient {
  stop(): Promise<void>;
}
