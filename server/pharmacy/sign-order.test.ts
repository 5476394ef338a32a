import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { Bundle } from 'fhir/r4';
import { expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { fhirProblems } from './fhir/validate-resource.ts';
import { createOrderSigner } from './sign-order.ts';

const clock = new ManualClock('2026-11-20T12:00:00Z');
const clinician = (id: string, name: string, npi: string) => ({
  fullUrl: `urn:uuid:${id}`,
  resource: {
    resourceType: 'Practitioner' as const,
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: npi }],
    name: [{ text: name }],
  },
  request: { method: 'POST' as const, url: 'Practitioner' },
});
const maya = clinician('00000000-0000-4000-8000-00000000000c', 'Maya Okafor, MD', '1000000012');
const lee = clinician('00000000-0000-4000-8000-00000000000d', 'Jordan Lee, MD', '1000000020');
const bundle = (...entry: Bundle['entry'] & object): Bundle => ({
  resourceType: 'Bundle',
  type: 'transaction',
  entry,
});

/** Keys in alphabetical order, no spaces: enough of RFC 8785 for a bundle with plain texts. */
const sorted = (thing: unknown): unknown => {
  if (Array.isArray(thing)) return thing.map(sorted);
  if (typeof thing !== 'object' || thing === null) return thing;
  const entries = Object.entries(thing).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, sorted(value)]));
};

it.each([
  ['ES384', () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey],
  ['RS384', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
])('%s: who has the public key can verify the order without our code', async (alg, generate) => {
  const key = generate();
  const privateKey = JSON.stringify({ ...key.export({ format: 'jwk' }), kid: '1', alg });
  const sign = createOrderSigner({ clientId: 'thicket', privateKey }, clock);
  const { signature, ...order } = await sign(bundle(maya));
  const jws = Buffer.from(signature?.data ?? '', 'base64').toString();
  const [header = '', detached, bytes = ''] = jws.split('.');
  expect(detached).toBe('');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    typ: 'JOSE',
    alg,
    kid: '1',
    sigT: '2026-11-20T12:00:00.000Z',
  });
  const payload = Buffer.from(JSON.stringify(sorted(order))).toString('base64url');
  const isSigned = verify(
    'sha384',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(bytes, 'base64url'),
  );
  expect(isSigned).toBe(true);
});

const signed = async (order: Bundle) => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
  const privateKey = JSON.stringify({ ...key, kid: '1', alg: 'ES384' });
  return createOrderSigner({ clientId: 'thicket', privateKey }, clock)(order);
};

it('the organization signs, on behalf of the clinician who wrote the prescriptions', async () => {
  const order = await signed(bundle(maya));
  expect(fhirProblems(order, { isOurs: true })).toEqual([]);
  expect(order.signature).toEqual({
    type: [
      {
        system: 'urn:iso-astm:E1762-95:2013',
        code: '1.2.840.10065.1.12.1.5',
        display: 'Verification Signature',
      },
    ],
    when: '2026-11-20T12:00:00.000Z',
    who: {
      type: 'Organization',
      identifier: { system: 'https://thicket.example/fhir/client', value: 'thicket' },
      display: 'Thicket Health, Inc.',
    },
    onBehalfOf: {
      reference: maya.fullUrl,
      type: 'Practitioner',
      identifier: { system: 'http://hl7.org/fhir/sid/us-npi', value: '1000000012' },
      display: 'Maya Okafor, MD',
    },
    targetFormat: 'application/fhir+json',
    sigFormat: 'application/jose',
    data: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
  });
});

it.each([
  ['no clinician', bundle()],
  ['two clinicians', bundle(maya, lee)],
])('an order with %s is signed on behalf of none', async (_, order) => {
  const { signature } = await signed(order);
  expect(signature).toBeDefined();
  expect(signature).not.toHaveProperty('onBehalfOf');
});
