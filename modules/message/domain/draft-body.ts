import * as z from 'zod/mini';
import { MESSAGE_LIMIT } from './message-limit.ts';

/** A message that is not sent yet: it may be empty, and longer than what can be sent. */
export const draftBody = z
  .string('Please write something.')
  .check(z.maxLength(2 * MESSAGE_LIMIT, `Please keep this to ${2 * MESSAGE_LIMIT} characters.`));
