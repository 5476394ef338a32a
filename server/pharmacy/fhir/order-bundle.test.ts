import { describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import type { PharmacyOrder } from '#server/ports/pharmacy.ts';
import { finasterideLine, pharmacyOrder, shampooLine } from '#test/harness/pharmacy-order.ts';
import { pharmacySettings } from '#test/harness/pharmacy-settings.ts';
import { createOrderSigner } from '../sign-order.ts';
import { orderBundle } from './order-bundle.ts';
import { fhirProblems } from './validate-resource.ts';

const order = pharmacyOrder;
const { orderId } = order();

const sign = createOrderSigner(
  { clientId: 'thicket', privateKey: pharmacySettings.PHARMACY_PRIVATE_KEY },
  new ManualClock('2026-11-02T10:05:00Z'),
);

/** Every text and number in a resource, in the order in which they stand. */
const valuesIn = (thing: unknown): readonly unknown[] =>
  typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(valuesIn) : [thing];

const sentAs = (one: PharmacyOrder) =>
  (orderBundle(one).entry ?? []).map(({ resource, request }) => ({ type: resource?.resourceType, request }));

describe('an order in FHIR', () => {
  it.each([
    ['with a prescription', order()],
    ['without one', order({ lines: [shampooLine] })],
    [
      'with a second line of the address',
      order({ address: { ...order().address, streetAddress2: 'Apt 2' } }),
    ],
  ])('is valid by R4, and stays so when it is signed: %s', async (_, one) => {
    const bundle = orderBundle(one);
    expect(fhirProblems(bundle, { isOurs: true })).toEqual([]);
    const signed = await sign(bundle);
    expect(signed.signature?.data).toBeDefined();
    expect(fhirProblems(signed, { isOurs: true })).toEqual([]);
  });

  it('creates each resource once by its identifier, and brings the patient up to date', () => {
    const line = (id: number) =>
      `identifier=https%3A%2F%2Fthicket.example%2Ffhir%2Forder-line%7C${orderId}%3A${id}`;
    expect(sentAs(order())).toEqual([
      {
        type: 'Patient',
        request: {
          method: 'PUT',
          url: 'Patient?identifier=https%3A%2F%2Fthicket.example%2Ffhir%2Fpatient%7C00000000-0000-4000-8000-00000000000a',
        },
      },
      {
        type: 'Practitioner',
        request: {
          method: 'POST',
          url: 'Practitioner',
          ifNoneExist: 'identifier=http%3A%2F%2Fhl7.org%2Ffhir%2Fsid%2Fus-npi%7C1000000012',
        },
      },
      {
        type: 'MedicationRequest',
        request: { method: 'POST', url: 'MedicationRequest', ifNoneExist: line(211) },
      },
      { type: 'SupplyRequest', request: { method: 'POST', url: 'SupplyRequest', ifNoneExist: line(316) } },
      {
        type: 'Task',
        request: {
          method: 'POST',
          url: 'Task',
          ifNoneExist: `identifier=https%3A%2F%2Fthicket.example%2Ffhir%2Forder%7C${orderId}`,
        },
      },
    ]);
  });

  it('without a prescription names the recipient and the address, and no patient and no clinician', () => {
    const bundle = orderBundle(order({ lines: [shampooLine] }));
    expect((bundle.entry ?? []).map(({ resource }) => resource?.resourceType)).toEqual([
      'SupplyRequest',
      'Task',
    ]);
    const text = JSON.stringify(bundle);
    for (const secret of ['1990-04-12', '00000000000a', 'Okafor']) expect(text).not.toContain(secret);
    expect(text).toContain('Sam Rivera');
  });

  it('tells the pharmacy what it needs to fill and to send, and nothing else', () => {
    const known = new Set([
      ...[
        'Bundle',
        'transaction',
        'PUT',
        'POST',
        'official',
        'home',
        'US',
        'active',
        'order',
        'requested',
        'package',
      ],
      ...['Patient', 'Practitioner', 'MedicationRequest', 'SupplyRequest', 'Task', 'Location'],
      ...['Rivera', 'Sam', 'Sam Rivera', '1990-04-12', '1 Congress Avenue', 'Austin', 'TX', '78701'],
      ...[
        'Maya Okafor, MD',
        '1000000012',
        finasterideLine.name,
        '211',
        shampooLine.name,
        '316',
        'Take one tablet a day.',
      ],
      ...['2026-11-01T10:00:00.000Z', '2027-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z'],
      ...['standard', 'fulfill', 'line', 'shipping-method', 'destination', '#destination', 1, 0],
    ]);
    const others = valuesIn(orderBundle(order())).filter((value) => !known.has(value as string));
    // What is left are addresses of systems and our ids.
    for (const value of others)
      expect(value).toMatch(
        /^(?:https?:\/\/(?:thicket\.example\/fhir|hl7\.org)\/|urn:uuid:|[0-9a-f-]{36}(?::\d+)?$|(?:[A-Z][a-z]+\?)?identifier=)/,
      );
  });

  it('with a prescription and without its patient is never made', () => {
    expect(() => orderBundle(order({ patient: null }))).toThrow('not sent without its patient');
  });
});
