import { optionalNote } from '#kernel/input/optional-note.ts';

/** What a patient writes when they end a subscription; null when it is blank. */
export const cancellationFeedback = optionalNote(1000);
