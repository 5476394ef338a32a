import type { Bundle } from 'fhir/r4';
import { FlattenedSign, importJWK, type JWK } from 'jose';
import type { Clock } from '#kernel/clock.ts';
import type { BackendClient } from './backend-token.ts';
import { ORDER_SIGNATURE_TYPE, signatureOf, signedContent } from './fhir/order-signature.ts';

/** Adds `Bundle.signature` to an order. */
export type SignOrder = (order: Bundle) => Promise<Bundle>;

/**
 * Signs orders with the key that signs us in: a detached JWS (RFC 7515, appendix F) over the canonical JSON of the bundle.
 * The time is in its protected header as well (`sigT`), so that it cannot be changed.
 */
export const createOrderSigner = (
  { clientId, privateKey }: Pick<BackendClient, 'clientId' | 'privateKey'>,
  clock: Clock,
): SignOrder => {
  const key: JWK = JSON.parse(privateKey);
  return async (order) => {
    const when = clock.now().toISOString();
    const jws = await new FlattenedSign(signedContent(order))
      .setProtectedHeader({ typ: ORDER_SIGNATURE_TYPE, alg: key.alg ?? 'ES384', kid: key.kid, sigT: when })
      .sign(await importJWK(key));
    const data = Buffer.from(`${jws.protected}..${jws.signature}`).toString('base64');
    return { ...order, signature: { ...signatureOf(order, { clientId, when }), data } };
  };
};
