import { badInput } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { unwrap } from './unwrap.ts';

/** An id as the product makes them, in lower case; anything else is BAD_USER_INPUT on `field`. */
export const readId = (field: string, id: string): string =>
  isUuid(id) ? id.toLowerCase() : unwrap(badInput([{ field, message: 'This is not an id of ours.' }]));
