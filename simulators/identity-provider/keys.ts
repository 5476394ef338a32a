import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { JWKS } from 'oidc-provider';
import { z } from 'zod';
import { keyRepository } from './repositories/key-repository.ts';

const jwks = z.object({
  keys: z
    .array(z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() }).loose())
    .min(1),
});
const cookieKeys = z.array(z.string().min(32)).min(1);

const makeJwks = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return jwks.parse({
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }],
  });
};

/** The provider's signing key and cookie keys: made once, then used by all processes. */
export const loadKeys = async (db: Knex): Promise<{ jwks: JWKS; cookieKeys: string[] }> => {
  const keys = keyRepository(db);
  return {
    jwks: await keys.getOrCreate('jwks', (value) => jwks.parse(value), makeJwks),
    cookieKeys: await keys.getOrCreate(
      'cookie_keys',
      (value) => cookieKeys.parse(value),
      () => [randomBytes(32).toString('base64url')],
    ),
  };
};
