import * as z from 'zod/mini';
import { tokenScopeIds } from '#config/token-scopes.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { MOST_TOKEN_DAYS, tokenKinds } from './api-token.ts';

const daysMessage = `Choose 1 to ${MOST_TOKEN_DAYS} days.`;
const scopesMessage = 'Choose at least one scope of the list.';

/** What a member of staff enters for a new token. */
export const tokenInput = inputObject({
  kind: z.enum(tokenKinds, 'Choose whose program it is.'),
  name: lineOfText({
    what: 'a name',
    maxLength: 60,
    pattern: /^[\p{L}\p{M}\p{N} .,:()’'_+&/-]+$/u,
    hint: 'Use letters, numbers and simple punctuation.',
  }),
  scopes: z
    .array(z.enum(tokenScopeIds, scopesMessage), scopesMessage)
    .check(z.minLength(1, scopesMessage), z.maxLength(100, scopesMessage)),
  days: z.int(daysMessage).check(z.gte(1, daysMessage), z.lte(MOST_TOKEN_DAYS, daysMessage)),
});
