import { badInput } from '#kernel/result.ts';
import { unwrap } from './unwrap.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id in the product's format, in lower case; anything else is BAD_USER_INPUT on `field`. */
export const readId = (field: string, id: string): string =>
  UUID.test(id) ? id.toLowerCase() : unwrap(badInput([{ field, message: 'This is not an id of ours.' }]));
