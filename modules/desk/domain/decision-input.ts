import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { isFilledIn, OPEN_PLACES } from '#kernel/input/marked-places.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';

const MAX_REASON = 2_000;
const MAX_FILLS = 13;

const chooseFills = `Choose 1 to ${MAX_FILLS} fills.`;

/** What the clinician writes beside a decision; the patient reads a reason for another plan, which is required. */
export const decisionNotes = inputObject({
  /** Number of fills for each product, including the first; null for the usual number. */
  refills: z.nullable(z.int(chooseFills).check(z.gte(1, chooseFills), z.lte(MAX_FILLS, chooseFills))),
  /** Null when it is blank. */
  reason: orBlank(writtenText(MAX_REASON)),
});

/** What the patient reads. A template has to be made to fit the patient: its open places are refused. */
export const reasonForPatient = writtenText(MAX_REASON).check(z.refine(isFilledIn, OPEN_PLACES));

/** What the patient reads about a refusal. */
export const refusalInput = inputObject({ reason: reasonForPatient, alternatives: reasonForPatient });

/** Why a photo has to be taken again: a known reason, or the clinician's own text. */
export const retakeReason = writtenText(500);

/** Why a clinician changes what a patient takes, and what the patient reads about it. */
export const treatmentInput = inputObject({
  reason: writtenText(MAX_REASON),
  message: reasonForPatient,
});

/** Why a stop does not count any more; staff read it. */
export const resolutionReason = writtenText(MAX_REASON);

/** What would lift a hold; the patient reads it. */
export const liftedWhenInput = writtenText(500);

/** What a clinician writes for the record about answers that were corrected; null when it is blank. */
export const seenNote = orBlank(writtenText(MAX_REASON));

/** What a clinician writes about an emergency they attended to. */
export const alertNote = writtenText(MAX_REASON);

/** What a clinician tells the colleague who gets the case. */
export const handOverNote = writtenText(MAX_REASON);
