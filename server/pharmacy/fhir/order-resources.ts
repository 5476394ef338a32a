import type {
  Address,
  Location,
  MedicationRequest,
  Patient,
  Practitioner,
  SupplyRequest,
  Task,
} from 'fhir/r4';
import type { PharmacyOrder, Prescriber, PrescriptionToFill } from '#server/ports/pharmacy.ts';
import { coded, systems, type TaskPart } from './codes.ts';
import { lineId, lineReference } from './line-references.ts';

type Line = PharmacyOrder['lines'][number];
type PatientOfOrder = NonNullable<PharmacyOrder['patient']>;

/** Inside of a transaction: a resource by its temporary address. */
export const temporary = (id: string): string => `urn:uuid:${id}`;

const addressOf = ({ address }: PharmacyOrder): Address => ({
  use: 'home',
  line: [address.streetAddress1, ...(address.streetAddress2 ? [address.streetAddress2] : [])],
  city: address.city,
  state: address.state,
  postalCode: address.zipCode,
  country: 'US',
});

/** Name, birth date and address are what a prescription must state about the patient. */
export const patientOf = (
  order: PharmacyOrder,
  { id, firstName, lastName, dob }: PatientOfOrder,
): Patient => ({
  resourceType: 'Patient',
  identifier: [{ system: systems.patient, value: id }],
  name: [{ use: 'official', family: lastName, given: [firstName] }],
  birthDate: dob,
  address: [addressOf(order)],
});

export const practitionerOf = ({ name, npi }: Prescriber): Practitioner => ({
  resourceType: 'Practitioner',
  identifier: [{ system: systems.npi, value: npi }],
  name: [{ text: name }],
});

const packages = (value: number) => ({ value, unit: 'package' });

/** One fill: each shipment is an order of its own, so nothing is repeated without us. */
export const medicationRequestOf = (
  { orderId }: PharmacyOrder,
  { id: patientId }: PatientOfOrder,
  { productId, name, quantity }: Line,
  { id, signedAt, expiresAt, directions, prescriber }: PrescriptionToFill,
): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  identifier: [
    { system: systems.line, value: lineId(orderId, productId) },
    { system: systems.prescription, value: id },
  ],
  groupIdentifier: { system: systems.order, value: orderId },
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: coded(systems.product, String(productId), name),
  subject: { reference: temporary(patientId) },
  requester: { reference: temporary(prescriber.id) },
  authoredOn: signedAt.toISOString(),
  dosageInstruction: [{ text: directions }],
  dispenseRequest: {
    quantity: packages(quantity),
    numberOfRepeatsAllowed: 0,
    validityPeriod: { start: signedAt.toISOString(), end: expiresAt.toISOString() },
  },
});

export const supplyRequestOf = (
  { orderId, placedAt }: PharmacyOrder,
  { productId, name, quantity }: Line,
): SupplyRequest => ({
  resourceType: 'SupplyRequest',
  identifier: [{ system: systems.line, value: lineId(orderId, productId) }],
  status: 'active',
  itemCodeableConcept: coded(systems.product, String(productId), name),
  quantity: packages(quantity),
  authoredOn: placedAt.toISOString(),
});

/** Whom and where the parcel goes to. */
const destinationOf = (order: PharmacyOrder): Location => ({
  resourceType: 'Location',
  id: 'destination',
  name: order.recipient,
  address: addressOf(order),
});

const part = (code: TaskPart) => coded(systems.taskPart, code);

/** The order: the pharmacy answers with its status and outputs. */
export const orderTask = (order: PharmacyOrder): Task => {
  const { orderId, placedAt, patient, shippingMethod, lines } = order;
  return {
    resourceType: 'Task',
    contained: [destinationOf(order)],
    identifier: [{ system: systems.order, value: orderId }],
    status: 'requested',
    intent: 'order',
    code: coded(systems.taskCode, 'fulfill'),
    ...(patient ? { for: { reference: temporary(patient.id) } } : {}),
    authoredOn: placedAt.toISOString(),
    location: { reference: '#destination' },
    input: [
      { type: part('shipping-method'), valueCode: shippingMethod },
      ...lines.map(({ productId, prescription }) => ({
        type: part('line'),
        valueReference: lineReference(orderId, { productId, isPrescribed: prescription !== null }),
      })),
    ],
  };
};

/** Asks the pharmacy to cancel lines. Repeating it names the same request. */
export const cancellationTask = (orderId: string, productIds: readonly number[], at: Date): Task => {
  const sorted = productIds.toSorted((a, b) => a - b);
  return {
    resourceType: 'Task',
    identifier: [{ system: systems.cancellation, value: `${orderId}:${sorted.join(',')}` }],
    status: 'requested',
    intent: 'order',
    code: coded(systems.taskCode, 'abort'),
    focus: { type: 'Task', identifier: { system: systems.order, value: orderId } },
    authoredOn: at.toISOString(),
    input: sorted.map((productId) => ({
      type: part('line'),
      valueReference: { identifier: { system: systems.line, value: lineId(orderId, productId) } },
    })),
  };
};
