import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4';
import type { PharmacyOrder, Prescriber } from '#server/ports/pharmacy.ts';
import { systems, token } from './codes.ts';
import { lineId } from './line-references.ts';
import {
  medicationRequestOf,
  orderTask,
  patientOf,
  practitionerOf,
  supplyRequestOf,
  temporary,
} from './order-resources.ts';

const search = (identifier: string): string => `identifier=${encodeURIComponent(identifier)}`;

/** Creates a resource, unless one with this identifier exists. */
const createOnce = (resource: FhirResource, identifier: string, id?: string): BundleEntry => ({
  ...(id === undefined ? {} : { fullUrl: temporary(id) }),
  resource,
  request: { method: 'POST', url: resource.resourceType, ifNoneExist: search(identifier) },
});

/** Creates a resource, or replaces the one with this identifier. */
const replace = (resource: FhirResource, identifier: string, id: string): BundleEntry => ({
  fullUrl: temporary(id),
  resource,
  request: { method: 'PUT', url: `${resource.resourceType}?${search(identifier)}` },
});

const prescribersOf = ({ lines }: PharmacyOrder): readonly Prescriber[] => [
  ...new Map(
    lines.flatMap(({ prescription }) =>
      prescription ? [[prescription.prescriber.id, prescription.prescriber]] : [],
    ),
  ).values(),
];

const lineEntry = (order: PharmacyOrder, line: PharmacyOrder['lines'][number]): BundleEntry => {
  const { prescription, productId } = line;
  const identifier = token(systems.line, lineId(order.orderId, productId));
  if (!prescription) return createOnce(supplyRequestOf(order, line), identifier);
  if (!order.patient) throw new Error('A prescription is not sent without its patient.');
  return createOnce(medicationRequestOf(order, order.patient, line, prescription), identifier);
};

/**
 * An order as one transaction: all of it is stored or nothing, and sending it again stores nothing more. Only these fields
 * ever leave; an order without a prescription names nobody but the recipient.
 */
export const orderBundle = (order: PharmacyOrder): Bundle => {
  const { orderId, patient, lines } = order;
  const isPrescribed = lines.some(({ prescription }) => prescription !== null);
  const people = patient && isPrescribed ? patient : null;
  const sent = { ...order, patient: people };
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      ...(people ? [replace(patientOf(order, people), token(systems.patient, people.id), people.id)] : []),
      ...prescribersOf(order).map((one) =>
        createOnce(practitionerOf(one), token(systems.npi, one.npi), one.id),
      ),
      ...lines.map((line) => lineEntry(sent, line)),
      createOnce(orderTask(sent), token(systems.order, orderId)),
    ],
  };
};
