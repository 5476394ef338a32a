import canonicalize from 'canonicalize';
import type { Bundle, Signature } from 'fhir/r4';
import { createLocalJWKSet, errors, flattenedVerify, type JSONWebKeySet } from 'jose';
import {
  ORDER_SIGNATURE_TYPE,
  SIGNATURE_ALGORITHMS,
  signatureOf,
  signedContent,
} from '#server/pharmacy/fhir/order-signature.ts';

/** The client as it is registered with the pharmacy. */
export interface RegisteredClient {
  readonly clientId: string;
  /** Its public keys. */
  readonly keys: JSONWebKeySet;
}

/** Why an order is not accepted as the client's. */
export type SignatureProblem =
  | 'signature-missing'
  /** It is no detached JWS, or of another kind. */
  | 'signature-unreadable'
  /** Made with a key that is not the client's. */
  | 'signature-key-unknown'
  /** The client did not sign this order, or not as it stands here. */
  | 'signature-does-not-fit'
  /** What is said about the signature is not what was signed: who, when, or for whom. */
  | 'signature-misstated';

const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

const problemOf = (error: unknown): SignatureProblem => {
  if (error instanceof errors.JWKSNoMatchingKey) return 'signature-key-unknown';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature-does-not-fit';
  return 'signature-unreadable';
};

/** What is wrong with the signature of an order; null when the client signed exactly this order. */
export const signatureProblem = async (
  order: Bundle,
  { clientId, keys }: RegisteredClient,
): Promise<SignatureProblem | null> => {
  const { data, ...said }: Partial<Signature> = order.signature ?? {};
  if (!data) return 'signature-missing';
  const [, header, signature] = DETACHED.exec(Buffer.from(data, 'base64').toString()) ?? [];
  if (header === undefined || signature === undefined) return 'signature-unreadable';
  const payload = Buffer.from(signedContent(order)).toString('base64url');
  const read = await flattenedVerify({ protected: header, payload, signature }, createLocalJWKSet(keys), {
    algorithms: [...SIGNATURE_ALGORITHMS],
  }).catch(problemOf);
  if (typeof read === 'string') return read;
  const { typ, sigT } = read.protectedHeader ?? {};
  if (typ !== ORDER_SIGNATURE_TYPE || typeof sigT !== 'string') return 'signature-unreadable';
  const signed = signatureOf(order, { clientId, when: sigT });
  return canonicalize(said) === canonicalize(signed) ? null : 'signature-misstated';
};
