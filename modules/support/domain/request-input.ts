import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { optionalNote } from '#kernel/input/optional-note.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { isUuid } from '#kernel/uuid.ts';
import { REQUEST_LIMIT } from './request-limit.ts';
import { requestActions } from './request-state.ts';
import { requestTopics } from './topics.ts';

const id = z.string('This is not an id of ours.').check(z.refine(isUuid, 'This is not an id of ours.'));

/** A new request. `id` is made by the browser: the same one never opens two. */
export const requestInput = inputObject({
  id,
  topic: z.enum(requestTopics, 'Choose what it is about.'),
  orderId: z.nullish(id),
  body: writtenText(REQUEST_LIMIT),
  photoIds: z.nullish(z.array(z.string())),
});

export const replyInput = inputObject({ id, body: writtenText(REQUEST_LIMIT) });

/** What an operator does with a request. */
export const actionInput = inputObject({
  id,
  action: z.enum(requestActions, 'Choose what to do.'),
  text: optionalNote(REQUEST_LIMIT),
});
