import type { Bundle, FhirResource } from 'fhir/r4';
import { observations, questionnaireResponses } from './fhir/answer-resources.ts';
import { communications, consents, encounters } from './fhir/care-resources.ts';
import { dispenses, medicationRequests } from './fhir/medication-resources.ts';
import { patientResource, practitioners } from './fhir/people-resources.ts';
import type { RowsOf } from './tables-by-name.ts';

/** The medical record as a FHIR R4 collection; addresses inside of it are `urn:uuid:` and the number of the record. */
export const fhirBundle = (rows: RowsOf, now: Date): Bundle => {
  const resources: FhirResource[] = [
    ...patientResource(rows),
    ...practitioners(rows),
    ...encounters(rows),
    ...medicationRequests(rows),
    ...dispenses(rows),
    ...questionnaireResponses(rows),
    ...observations(rows),
    ...consents(rows),
    ...communications(rows),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  };
};
