import { optionalNote } from '#kernel/input/optional-note.ts';

/** What a patient writes to the care team with a change of treatment; null when it is blank. */
export const changeNote = optionalNote(1_000);
