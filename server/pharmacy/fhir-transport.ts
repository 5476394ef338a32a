import type { FhirResource } from 'fhir/r4';

export interface FhirRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base address; empty for the base itself. */
  readonly path: string;
  /** A resource to store. */
  readonly resource?: FhirResource;
  /** Parameters of a search, sent in the body so that no id is in an address or its log. */
  readonly search?: Readonly<Record<string, string>>;
  /** Stores nothing when this search finds a resource. */
  readonly ifNoneExist?: string;
}

export interface FhirAnswer {
  readonly status: number;
  /** Null for an empty body, or one that is not JSON. */
  readonly body: unknown;
}

/** Sends one request to a FHIR server. Throws a `PharmacyUnavailable` when nothing answers. */
export type FhirTransport = (request: FhirRequest) => Promise<FhirAnswer>;

/** Answers that ask to try again: too early, too many, or the server itself has a problem. */
export const asksAgain = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;
