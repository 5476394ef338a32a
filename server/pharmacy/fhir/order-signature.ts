import canonicalize from 'canonicalize';
import type { Bundle, Practitioner, Reference, Resource, Signature } from 'fhir/r4';
import { brand } from '#config/brand.ts';
import { systems, valueIn } from './codes.ts';

/** Signature of whom: an organization that stands behind what it sends (ASTM E1762, as the guides for R4 use it). */
const VERIFICATION = {
  system: 'urn:iso-astm:E1762-95:2013',
  code: '1.2.840.10065.1.12.1.5',
  display: 'Verification Signature',
};

/** Of the type of a client assertion, which the same key signs, no order can be. */
export const ORDER_SIGNATURE_TYPE = 'JOSE';
/** What SMART Backend Services lets a client sign with. */
export const SIGNATURE_ALGORITHMS = ['ES384', 'RS384'] as const;

const isPractitioner = (one: Resource): one is Practitioner => one.resourceType === 'Practitioner';

const referenceTo = ({ identifier, name }: Practitioner, fullUrl: string | undefined): Reference => ({
  reference: fullUrl,
  type: 'Practitioner',
  identifier: { system: systems.npi, value: valueIn(identifier, systems.npi) },
  display: name?.[0]?.text,
});

/** Clinicians who wrote a prescription in the order. */
const prescribersIn = ({ entry = [] }: Bundle): readonly Reference[] =>
  entry.flatMap(({ fullUrl, resource }) =>
    resource && isPractitioner(resource) ? [referenceTo(resource, fullUrl)] : [],
  );

/**
 * What `Bundle.signature` says about the signature of an order: the organization signed it, on behalf of the clinician
 * where one wrote all of its prescriptions. Of several, R4 can name none there; each prescription names its own.
 */
export const signatureOf = (
  order: Bundle,
  { clientId, when }: { readonly clientId: string; readonly when: string },
): Signature => {
  const [prescriber, ...others] = prescribersIn(order);
  return {
    type: [VERIFICATION],
    when,
    who: {
      type: 'Organization',
      identifier: { system: systems.client, value: clientId },
      display: brand.legalEntity,
    },
    ...(prescriber && others.length === 0 ? { onBehalfOf: prescriber } : {}),
    targetFormat: 'application/fhir+json',
    sigFormat: 'application/jose',
  };
};

/** What is signed: the bundle without its signature, as canonical JSON (RFC 8785) in UTF-8. */
export const signedContent = ({ signature: _, ...order }: Bundle): Uint8Array =>
  new TextEncoder().encode(canonicalize(order));
