import type { Patient, Practitioner } from 'fhir/r4';
import { type RowsOf, textOf } from '../tables-by-name.ts';
import { identifier, idOf } from './references.ts';

/** The patient, and each account that was merged into theirs. */
export const patientResource = (rows: RowsOf): readonly Patient[] =>
  rows('person').map((row) => {
    const [first, last, dob] = [textOf(row, 'first_name'), textOf(row, 'last_name'), textOf(row, 'dob')];
    const [street, second] = [textOf(row, 'street_address1'), textOf(row, 'street_address2')];
    const [phone, email] = [textOf(row, 'phone'), textOf(row, 'email')];
    return {
      resourceType: 'Patient',
      id: idOf(row),
      identifier: [identifier('patient', idOf(row))],
      ...(last ? { name: [{ use: 'official' as const, family: last, given: first ? [first] : [] }] } : {}),
      ...(dob ? { birthDate: dob } : {}),
      telecom: [
        ...(phone ? [{ system: 'phone' as const, value: phone }] : []),
        ...(email ? [{ system: 'email' as const, value: email }] : []),
      ],
      ...(street
        ? {
            address: [
              {
                use: 'home' as const,
                line: [street, ...(second ? [second] : [])],
                city: textOf(row, 'city') ?? '',
                state: textOf(row, 'state') ?? '',
                postalCode: textOf(row, 'zip_code') ?? '',
                country: 'US',
              },
            ],
          }
        : {}),
    };
  });

/** The clinicians who signed, decided or wrote, by number; messages tell their names. */
export const practitioners = (rows: RowsOf): readonly Practitioner[] => {
  const ids = new Set(
    [...rows('prescription'), ...rows('consultation')].flatMap((row) => textOf(row, 'clinician_id') ?? []),
  );
  return [...ids].map((id) => ({
    resourceType: 'Practitioner',
    id,
    identifier: [identifier('clinician', id)],
  }));
};
