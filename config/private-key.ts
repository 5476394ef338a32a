import { z } from 'zod';

const NEEDS = 'needs a private key as a JWK in JSON, with kid and with alg ES384 or RS384';

/** The algorithms that SMART Backend Services requires of servers. */
const key = z.looseObject({
  alg: z.enum(['ES384', 'RS384']),
  kid: z.string().min(1),
  kty: z.enum(['EC', 'RSA']),
  /** The private part. */
  d: z.string().min(1),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A private key as a JWK, in one line of JSON. */
export const privateKey = z.string().refine((text) => {
  const read = key.safeParse(parsed(text));
  return read.success && (read.data.kty === 'EC') === (read.data.alg === 'ES384');
}, NEEDS);
