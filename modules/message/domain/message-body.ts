import { writtenText } from '#kernel/input/written-text.ts';

const MAX_CHARACTERS = 4_000;

/** What a patient or a member of staff writes in one message. */
export const messageBody = writtenText(MAX_CHARACTERS);
