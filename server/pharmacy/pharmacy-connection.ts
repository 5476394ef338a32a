import type { Router } from 'express';
import type { BackendClient } from './backend-token.ts';

/** How we reach a pharmacy, and how it reaches us. */
export interface PharmacyConnection extends BackendClient {
  /** Signs its notifications. */
  readonly webhookSecret: string;
}

/** A FHIR server on loopback that fills orders as the clock advances. */
export interface SimulatedPharmacy extends PharmacyConnection {
  /** The page of its pharmacist. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
