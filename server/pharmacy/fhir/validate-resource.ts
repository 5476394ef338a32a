import { Fhir } from 'fhir';
import type { FhirResource } from 'fhir/r4';

/** The definitions of R4 take a quarter of a second to read, so that this is done with the first resource. */
let definitions: Fhir | undefined;

/**
 * What is wrong with a resource by the definitions of FHIR R4: where, and why. Nothing that it contains is in the text
 * but codes and dates that are no codes and dates. `isOurs`: properties that R4 does not know are wrong too.
 */
export const fhirProblems = (resource: FhirResource, { isOurs }: { isOurs: boolean }): readonly string[] => {
  definitions ??= new Fhir();
  return definitions
    .validate(resource, { errorOnUnexpected: isOurs })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location }) => location ?? resource.resourceType);
};
