import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { isFilledIn, OPEN_PLACES } from './marked-places.ts';

const MAX_REASON = 2_000;
const MAX_FILLS = 13;

const chooseFills = `Choose 1 to ${MAX_FILLS} fills.`;

/** The clinician's note on a decision; a reason for another plan is required, and shown to the patient. */
export const decisionNotes = inputObject({
  /** Number of fills for each product, including the first; null for the usual number. */
  refills: z.nullable(z.int(chooseFills).check(z.gte(1, chooseFills), z.lte(MAX_FILLS, chooseFills))),
  /** Null when it is blank. */
  reason: orBlank(writtenText(MAX_REASON)),
});

/** The text for the patient. A template has to be adapted: text with placeholders is refused. */
export const reasonForPatient = writtenText(MAX_REASON).check(z.refine(isFilledIn, OPEN_PLACES));

/** The text for the patient about a refusal. */
export const refusalInput = inputObject({ reason: reasonForPatient, alternatives: reasonForPatient });

/** Why a photo has to be taken again: a known reason, or the clinician's own text. */
export const retakeReason = writtenText(500);

/** Why a clinician changes a treatment, and the text for the patient. */
export const treatmentInput = inputObject({
  reason: writtenText(MAX_REASON),
  message: reasonForPatient,
});

/** Why a stop does not count any more; for staff. */
export const resolutionReason = writtenText(MAX_REASON);

/** The condition for lifting a hold; shown to the patient. */
export const liftedWhenInput = writtenText(500);

/** A clinician's note for the record about corrected answers; null when it is blank. */
export const seenNote = orBlank(writtenText(MAX_REASON));

/** A clinician's note about an emergency they handled. */
export const alertNote = writtenText(MAX_REASON);

/** A note for the colleague who gets the case. */
export const handOverNote = writtenText(MAX_REASON);
