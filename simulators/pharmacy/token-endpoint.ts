import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { RegisteredClient } from './fhir/signature-problem.ts';

const TOKEN_SECONDS = 300;
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** The pharmacy's side of SMART Backend Services: tokens for one client, whose public keys it has. */
export const createTokenEndpoint = (client: RegisteredClient) => {
  /** Ends of the tokens, and ids of the assertions that were used; by the machine's clock. */
  const tokens = new Map<string, number>();
  const used = new Map<string, number>();
  const forgetOld = (now: number): void => {
    for (const known of [tokens, used]) for (const [key, end] of known) if (end < now) known.delete(key);
  };

  return {
    /** A token for a request with a valid assertion that was not used before; null for any other. */
    issue: async (form: Readonly<Record<string, unknown>>, audience: string) => {
      const { grant_type, client_assertion_type, client_assertion: assertion } = form;
      if (grant_type !== 'client_credentials' || client_assertion_type !== ASSERTION_TYPE) return null;
      if (typeof assertion !== 'string') return null;
      try {
        const { clientId: issuer } = client;
        await jwtVerify(assertion, createLocalJWKSet(client.keys), {
          issuer,
          subject: issuer,
          audience,
          algorithms: ['ES384'],
        });
      } catch {
        return null;
      }
      const { jti, exp = 0 } = decodeJwt(assertion);
      const now = Date.now();
      forgetOld(now);
      if (jti === undefined || used.has(jti)) return null;
      used.set(jti, exp * 1000);
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, now + TOKEN_SECONDS * 1000);
      return { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: form.scope };
    },
    isValid: (authorization: string): boolean =>
      (tokens.get(authorization.replace(/^Bearer /, '')) ?? 0) > Date.now(),
  };
};
