import { generateKeyPairSync } from 'node:crypto';
import type { Bundle, MedicationRequest } from 'fhir/r4';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { createFhirPharmacy } from '#server/pharmacy/fhir-pharmacy.ts';
import type { FhirRequest } from '#server/pharmacy/fhir-transport.ts';
import { inBundle } from '#server/pharmacy/read-answer.ts';
import { createOrderSigner, type SignOrder } from '#server/pharmacy/sign-order.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { pharmacyOrder } from '#test/harness/pharmacy-order.ts';
import { pharmacySettings, registeredClient } from '#test/harness/pharmacy-settings.ts';
import { createFhirService } from './fhir-service.ts';

const clock = new ManualClock('2026-11-20T12:00:00Z');
const privateKey = pharmacySettings.PHARMACY_PRIVATE_KEY;
const signer = createOrderSigner({ clientId: registeredClient.clientId, privateKey }, clock);

let database: TestDatabase;
let sent: Bundle[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  sent = [];
  await database.knex('demo_pharmacy_order').del();
});
afterAll(() => database?.drop());

const order = pharmacyOrder;
const { orderId } = order();

/** Sends an order; `onItsWay` is what somebody between us and the pharmacy does to it. */
const submit = (
  options: { readonly sign?: SignOrder; readonly onItsWay?: (bundle: Bundle) => void } = {},
  one = order(),
) => {
  const service = createFhirService(database.knex, clock, registeredClient);
  const send = async (request: FhirRequest) => {
    const copy: FhirRequest = structuredClone(request);
    if (copy.resource?.resourceType === 'Bundle') {
      options.onItsWay?.(copy.resource);
      sent.push(copy.resource);
    }
    return service(copy);
  };
  const { sign = signer } = options;
  return createFhirPharmacy({ send, sign, clock, webhookSecret: '' }).submit(one);
};

const stored = () => database.knex('demo_pharmacy_order').pluck('order_id');

const inPrescription = (change: (request: MedicationRequest) => void) => (bundle: Bundle) => {
  const [request] = inBundle(bundle, 'MedicationRequest');
  if (!request) throw new Error('There is no prescription.');
  change(request);
};

const signatureIn = (bundle: Bundle | undefined) => {
  if (!bundle?.signature) throw new Error('There is no signature.');
  return bundle.signature;
};

/** A key that is not registered. */
const strange = (kid: string): SignOrder => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
  const { clientId } = registeredClient;
  return createOrderSigner({ clientId, privateKey: JSON.stringify({ ...key, kid, alg: 'ES384' }) }, clock);
};

describe('the pharmacy takes an order', () => {
  it('that we signed', async () => {
    await expect(submit()).resolves.toMatchObject({ status: 'received' });
    expect(await stored()).toEqual([orderId]);
  });

  it('whose properties arrive in another order, because the canonical form is signed', async () => {
    const turned = (thing: unknown): unknown => {
      if (Array.isArray(thing)) return thing.map(turned);
      if (typeof thing !== 'object' || thing === null) return thing;
      return Object.fromEntries(
        Object.entries(thing)
          .toReversed()
          .map(([name, value]) => [name, turned(value)]),
      );
    };
    const onItsWay = (bundle: Bundle): void => {
      const all = turned(bundle) as Bundle;
      for (const name of Object.keys(bundle)) Reflect.deleteProperty(bundle, name);
      Object.assign(bundle, all);
    };
    await expect(submit({ onItsWay })).resolves.toMatchObject({ status: 'received' });
    expect(Object.keys(sent[0] ?? {})[0]).toBe('signature');
  });

  it('that is sent twice, once, and signed again over the same content', async () => {
    await submit();
    clock.advance(60_000);
    await submit();
    expect(await stored()).toEqual([orderId]);
    const [one, two] = sent;
    const { when, data, ...rest } = signatureIn(one);
    const again = signatureIn(two);
    expect(two?.entry).toEqual(one?.entry);
    expect(again).toMatchObject(rest);
    expect(again.when).not.toBe(when);
    expect(again.data).not.toBe(data);
  });
});

describe('the pharmacy refuses an order, and stores nothing', () => {
  it.each<[string, string, Parameters<typeof submit>[0]]>([
    ['without a signature', 'signature-missing', { sign: async (bundle) => bundle }],
    [
      'with a signature that has no content',
      'signature-missing',
      { onItsWay: (bundle) => Reflect.deleteProperty(signatureIn(bundle), 'data') },
    ],
    [
      'with another medication',
      'signature-does-not-fit',
      {
        onItsWay: inPrescription((request) => {
          request.medicationCodeableConcept = { text: 'Finasteride 5 mg tablets' };
        }),
      },
    ],
    [
      'with another quantity',
      'signature-does-not-fit',
      {
        onItsWay: inPrescription((request) => {
          request.dispenseRequest = { ...request.dispenseRequest, quantity: { value: 9, unit: 'package' } };
        }),
      },
    ],
    [
      'with another address',
      'signature-does-not-fit',
      {
        onItsWay: (bundle) => {
          const [task] = inBundle(bundle, 'Task');
          for (const one of task?.contained ?? []) Object.assign(one, { name: 'Somebody Else' });
        },
      },
    ],
    [
      'with one entry less',
      'signature-does-not-fit',
      { onItsWay: (bundle) => void bundle.entry?.splice(0, 1) },
    ],
    ['signed with a key that it does not know', 'signature-key-unknown', { sign: strange('stranger') }],
    ['signed with another key of the same name', 'signature-does-not-fit', { sign: strange('test') }],
    [
      'whose signature is said to be of another time',
      'signature-misstated',
      {
        onItsWay: (bundle) =>
          void Object.assign(signatureIn(bundle), { when: addDays(clock.now(), -9).toISOString() }),
      },
    ],
    [
      'whose signature is said to be for another clinician',
      'signature-misstated',
      {
        onItsWay: (bundle) =>
          void Object.assign(signatureIn(bundle), { onBehalfOf: { display: 'Somebody Else, MD' } }),
      },
    ],
    [
      'whose signature is no detached JWS',
      'signature-unreadable',
      { onItsWay: (bundle) => void Object.assign(signatureIn(bundle), { data: 'bm90aGluZw==' }) },
    ],
  ])('%s: %s', async (_, problem, options) => {
    await expect(submit(options)).rejects.toThrow(`refused an order: HTTP 422 (security, ${problem})`);
    expect(await stored()).toEqual([]);
  });

  it('with the signature of another order', async () => {
    await submit();
    const onItsWay = (bundle: Bundle): void => {
      bundle.signature = signatureIn(sent[0]);
    };
    const another = order({ orderId: '00000000-0000-4000-8000-000000000002' });
    await expect(submit({ onItsWay }, another)).rejects.toThrow('signature-does-not-fit');
    expect(await stored()).toEqual([orderId]);
  });
});
