import type { CodeableConcept, Identifier, Reference } from 'fhir/r4';
import { type ExportedRow, textOf } from '../tables-by-name.ts';

/** Names of our identifiers and codes, as in the orders to the pharmacy. */
const SPACE = 'https://thicket.example/fhir';

export const identifier = (kind: string, value: string): Identifier => ({
  system: `${SPACE}/${kind}`,
  value,
});

export const coded = (kind: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system: `${SPACE}/${kind}`, code }],
  ...(text === undefined ? {} : { text }),
});

/** The status of what was canceled, in the spelling of FHIR. */
export const CANCELED = 'cancelled';

export const reference = (id: string): Reference => ({ reference: `urn:uuid:${id}` });

/** The record that a column refers to; undefined when it is empty. */
export const referenceIn = (row: ExportedRow, column: string): Reference | undefined => {
  const id = textOf(row, column);
  return id === null ? undefined : reference(id);
};

export const idOf = (row: ExportedRow): string => String(row.id);
