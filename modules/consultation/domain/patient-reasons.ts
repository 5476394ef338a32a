import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';

/** Why the patient asks for another plan; null when it is blank. */
export const declineReason = orBlank(writtenText(2_000));

/** Why the patient withdraws a visit; null when it is blank. */
export const cancelReason = orBlank(writtenText(500));
