import type { CodeableConcept, Identifier } from 'fhir/r4';

/** Names of our identifiers, codes and extensions; a pharmacy stores them and returns them unchanged. */
const SPACE = 'https://thicket.example/fhir';

export const systems = {
  order: `${SPACE}/order`,
  /** `<order id>:<product id>` */
  line: `${SPACE}/order-line`,
  /** A request to cancel lines: `<order id>:<product ids>` */
  cancellation: `${SPACE}/cancellation`,
  patient: `${SPACE}/patient`,
  prescription: `${SPACE}/prescription`,
  product: `${SPACE}/product`,
  /** Who signed an order: the id under which the pharmacy has registered us. */
  client: `${SPACE}/client`,
  /** Why the signature of an order is refused. */
  signatureProblem: `${SPACE}/signature-problem`,
  /** What an input or an output of a task is. */
  taskPart: `${SPACE}/task-part`,
  /** How far an order is, more finely than the status of its task. */
  progress: `${SPACE}/progress`,
  npi: 'http://hl7.org/fhir/sid/us-npi',
  taskCode: 'http://hl7.org/fhir/CodeSystem/task-code',
  dispenseReason: 'http://terminology.hl7.org/CodeSystem/medicationdispense-status-reason',
} as const;

export const extensions = {
  /** The package of a dispense, on a MedicationDispense. Its parts are named in `ShipmentPart`. */
  shipment: `${SPACE}/shipment`,
  /** Why what was dispensed is recalled, on a MedicationDispense: a text. */
  recall: `${SPACE}/recall`,
  /** When a line that is out of stock is expected, on a MedicationDispense. */
  expectedDate: `${SPACE}/expected-date`,
} as const;

/** Parts of the extension `shipment`. `status` is `shipped`, `delivered` or `returned`. */
export type ShipmentPart = 'parcel' | 'status' | 'delivered' | 'expected' | 'tracking-number';

export type TaskPart = 'line' | 'shipping-method' | 'dispense' | 'canceled-line';

/** The status of what was canceled, in the spelling of FHIR. */
export const CANCELED = 'cancelled';

export const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text === undefined ? {} : { text }),
});

export const codeOf = (concept: CodeableConcept | undefined, system: string): string | undefined =>
  concept?.coding?.find((coding) => coding.system === system)?.code;

export const valueIn = (identifiers: readonly Identifier[] | undefined, system: string): string | undefined =>
  identifiers?.find((identifier) => identifier.system === system)?.value;

/** The value of a search by identifier. */
export const token = (system: string, value: string): string => `${system}|${value}`;
