import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });

const named = { kid: 'test', alg: 'ES384' };

/** Settings of a pharmacy that nobody runs, with a key that nobody else has. */
export const pharmacySettings = {
  PHARMACY_URL: 'https://pharmacy.thicket.test/fhir',
  PHARMACY_CLIENT_ID: 'thicket',
  PHARMACY_PRIVATE_KEY: JSON.stringify({
    ...privateKey.export({ format: 'jwk' }),
    ...named,
  }),
  PHARMACY_WEBHOOK_SECRET: 'sixteen characters',
};

/** What the pharmacy of these settings has registered. */
export const registeredClient = {
  clientId: pharmacySettings.PHARMACY_CLIENT_ID,
  keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), kty: 'EC', ...named }] },
};
