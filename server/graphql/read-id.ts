import { badInput } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { valueOrThrow } from './value-or-throw.ts';

/** An id in the product's format, in lower case; anything else is BAD_USER_INPUT on `field`. */
export const readId = (field: string, id: string): string =>
  isUuid(id) ? id.toLowerCase() : valueOrThrow(badInput([{ field, message: 'This is not an id of ours.' }]));
