import type { Extension, MedicationDispense, Task } from 'fhir/r4';
import { expect, it } from 'vitest';
import { coded, extensions, systems } from './codes.ts';
import { lineReference } from './line-references.ts';
import { readTask } from './read-task.ts';

const orderId = '00000000-0000-4000-8000-000000000001';
const tablets = 211;
const foam = 239;

const task = (status: Task['status'], progress?: string): Task => ({
  resourceType: 'Task',
  id: 'abc',
  status,
  intent: 'order',
  ...(progress ? { businessStatus: coded(systems.progress, progress) } : {}),
  input: [tablets, foam].map((productId) => ({
    type: coded(systems.taskPart, 'line'),
    valueReference: lineReference(orderId, { productId, isPrescribed: productId === tablets }),
  })),
});

const dispense = (
  productId: number,
  status: MedicationDispense['status'],
  rest: Partial<MedicationDispense> = {},
): MedicationDispense => ({
  resourceType: 'MedicationDispense',
  id: `d${productId}`,
  status,
  supportingInformation: [lineReference(orderId, { productId, isPrescribed: false })],
  ...rest,
});

const shipped = (productId: number, parcel: string, parts: readonly Extension[] = []) =>
  dispense(productId, 'completed', {
    whenHandedOver: '2026-11-03T10:00:00Z',
    extension: [{ url: extensions.shipment, extension: [{ url: 'parcel', valueString: parcel }, ...parts] }],
  });
const delivered: readonly Extension[] = [
  { url: 'status', valueCode: 'delivered' },
  { url: 'delivered', valueDateTime: '2026-11-07T10:00:00Z' },
];

it.each<[string, Task, readonly MedicationDispense[]]>([
  ['received', task('requested'), []],
  ['received', task('received'), []],
  ['verifying', task('accepted'), []],
  ['filling', task('in-progress'), [dispense(tablets, 'preparation')]],
  ['packed', task('in-progress', 'packed'), []],
  ['on_hold', task('on-hold'), []],
  ['backordered', task('on-hold'), [dispense(tablets, 'on-hold'), dispense(foam, 'on-hold')]],
  ['backordered', task('in-progress'), [dispense(tablets, 'on-hold'), dispense(foam, 'cancelled')]],
  ['filling', task('in-progress'), [dispense(tablets, 'on-hold')]],
  ['rejected', task('rejected'), []],
  ['rejected', task('failed'), []],
  ['canceled', task('cancelled'), []],
  ['partially_shipped', task('in-progress'), [shipped(tablets, 'a'), dispense(foam, 'on-hold')]],
  // A pharmacy that calls an order completed while a line is neither shipped nor canceled.
  ['partially_shipped', task('completed'), [shipped(tablets, 'a')]],
  ['shipped', task('completed'), [shipped(tablets, 'a'), dispense(foam, 'declined')]],
  ['shipped', task('completed'), [shipped(tablets, 'a', delivered), shipped(foam, 'b')]],
  ['delivered', task('completed'), [shipped(tablets, 'a', delivered), shipped(foam, 'a', delivered)]],
  [
    'returned',
    task('completed'),
    [shipped(tablets, 'a', [{ url: 'status', valueCode: 'returned' }]), shipped(foam, 'b', delivered)],
  ],
])('an order is %s', (status, one, dispenses) => {
  expect(readTask(one, dispenses).status).toBe(status);
});

it('lines that were handed over together are one package', () => {
  const tracking: Extension = { url: 'tracking-number', valueString: '1Z12345E0205271688' };
  const expected: Extension = { url: 'expected', valueDateTime: '2026-11-08T22:00:00Z' };
  const parts = [...delivered, tracking, expected];
  expect(
    readTask(task('completed'), [shipped(tablets, 'a', parts), shipped(foam, 'a', parts)]).parcels,
  ).toEqual([
    {
      parcelId: 'a',
      productIds: [tablets, foam],
      status: 'delivered',
      shippedAt: new Date('2026-11-03T10:00:00Z'),
      deliveredAt: new Date('2026-11-07T10:00:00Z'),
      expectedAt: new Date('2026-11-08T22:00:00Z'),
      trackingNumber: '1Z12345E0205271688',
    },
  ]);
});

it('a line that is out of stock is expected on a date, or nobody knows when', () => {
  const expected = dispense(tablets, 'on-hold', {
    extension: [{ url: extensions.expectedDate, valueDateTime: '2026-11-20' }],
  });
  expect(readTask(task('in-progress'), [expected, dispense(foam, 'on-hold')]).backordered).toEqual([
    { productId: tablets, expectedAt: new Date('2026-11-20') },
    { productId: foam, expectedAt: null },
  ]);
});

it('a dispense of another line changes nothing', () => {
  const foreign = dispense(tablets, 'cancelled', {
    supportingInformation: [{ reference: 'SupplyRequest/1' }],
  });
  expect(readTask(task('received'), [foreign]).canceledProductIds).toEqual([]);
});

it('the reason of a rejection is one line of at most 300 characters', () => {
  const reason = (text: string) => readTask({ ...task('rejected'), statusReason: { text } }, []).reason;
  expect(reason('  The directions\n need a correction. ')).toBe('The directions need a correction.');
  expect(reason('x'.repeat(400))).toHaveLength(300);
  expect(readTask(task('rejected'), []).reason).toBeNull();
});

it('warns of a recall, and of another product in place of what was ordered', () => {
  const recalled = dispense(tablets, 'completed', {
    extension: [{ url: extensions.recall, valueString: 'Lot 7 is impure.' }],
  });
  const substituted = dispense(foam, 'completed', {
    medicationCodeableConcept: { text: 'Minoxidil 5% foam, another maker' },
    substitution: { wasSubstituted: true },
  });
  expect(readTask(task('completed'), [recalled, substituted]).warnings).toEqual([
    { kind: 'recalled', productId: tablets, text: 'Lot 7 is impure.' },
    { kind: 'substituted', productId: foam, text: 'It sent Minoxidil 5% foam, another maker.' },
  ]);
  const original = dispense(foam, 'completed', { substitution: { wasSubstituted: false } });
  expect(readTask(task('completed'), [original]).warnings).toEqual([]);
});
