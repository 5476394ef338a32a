import type { Bundle, FhirResource, Resource } from 'fhir/r4';
import { z } from 'zod';
import { PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import { systems } from './fhir/codes.ts';
import { fhirProblems } from './fhir/validate-resource.ts';
import { asksAgain, type FhirAnswer } from './fhir-transport.ts';

const code = z.string().regex(/^[a-z-]{1,40}$/);
/** What a FHIR server says about an error; its texts may be about a patient, so only the codes are read. */
const outcome = z.object({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(
    z.object({
      code,
      details: z
        .object({ coding: z.array(z.object({ system: z.string(), code })) })
        .optional()
        .catch(undefined),
    }),
  ),
});
const resource = z.looseObject({ resourceType: z.string().min(1) });

const isResource = (body: unknown): body is FhirResource => resource.safeParse(body).success;

const codesOf = (body: unknown): string => {
  const read = outcome.safeParse(body);
  if (!read.success) return '';
  const codes = read.data.issue.flatMap((issue) => [
    issue.code,
    ...(issue.details?.coding ?? []).flatMap((one) =>
      one.system === systems.signatureProblem ? [one.code] : [],
    ),
  ]);
  return ` (${codes.join(', ')})`;
};

/**
 * The resource in an answer, valid by FHIR R4. Throws `PharmacyUnavailable` where it asks to try again, and an error for a
 * refusal or something else; `what` names the request. No text of the answer is in the errors.
 */
export const readAnswer = ({ status, body }: FhirAnswer, what: string): FhirResource => {
  if (asksAgain(status)) throw new PharmacyUnavailable(`The pharmacy cannot answer ${what}: HTTP ${status}.`);
  if (status < 200 || status >= 300)
    throw new Error(`The pharmacy refused ${what}: HTTP ${status}${codesOf(body)}.`);
  if (!isResource(body))
    throw new Error(`The pharmacy answered ${what} with something else than a resource.`);
  const problems = fhirProblems(body, { isOurs: false });
  if (problems.length > 0)
    throw new Error(`The pharmacy's answer to ${what} is not valid: ${problems.slice(0, 5).join('; ')}.`);
  return body;
};

/** As `readAnswer`, for a list. */
export const readBundle = (answer: FhirAnswer, what: string): Bundle => {
  const read = readAnswer(answer, what);
  if (read.resourceType !== 'Bundle') throw new Error(`The pharmacy answered ${what} with no list.`);
  return read;
};

/** The resources of one type in a list. */
export const inBundle = <Type extends FhirResource['resourceType']>(
  { entry = [] }: Bundle,
  type: Type,
): readonly Extract<FhirResource, { resourceType: Type }>[] =>
  entry.flatMap((one) => (isOfType(one.resource, type) ? [one.resource] : []));

const isOfType = <Type extends FhirResource['resourceType']>(
  one: Resource | undefined,
  type: Type,
): one is Extract<FhirResource, { resourceType: Type }> => one?.resourceType === type;
