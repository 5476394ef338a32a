import * as z from 'zod/mini';
import { writtenText } from '#kernel/input/written-text.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { mustBeEdited } from './message-templates.ts';

/** What a patient or a member of staff writes in one message. */
export const messageBody = writtenText(MESSAGE_LIMIT);

/** A message of staff: every placeholder of a template has been replaced. */
export const staffMessageBody = messageBody.check(
  z.refine((text) => !mustBeEdited(text), 'Replace the text in [[ ]] first.'),
);
