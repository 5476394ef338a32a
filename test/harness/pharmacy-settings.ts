import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });

/** Settings of a pharmacy that nobody runs, with a key that nobody else has. */
export const pharmacySettings = {
  PHARMACY_URL: 'https://pharmacy.thicket.test/fhir',
  PHARMACY_CLIENT_ID: 'thicket',
  PHARMACY_PRIVATE_KEY: JSON.stringify({
    ...privateKey.export({ format: 'jwk' }),
    kid: 'test',
    alg: 'ES384',
  }),
  PHARMACY_WEBHOOK_SECRET: 'sixteen characters',
};
