import { timeZoneOf } from '#kernel/time-zones.ts';
import type { TextRecipients } from '#modules/text-message/index.ts';
import type { Scope } from '#server/scope.ts';
import { readLeaving } from '../repositories/leaving.ts';
import { readPerson } from '../repositories/people.ts';
import { wantsText } from './wants-message.ts';

/**
 * Who may get text messages: a patient who agreed to them and did not turn this kind off, at the number of their account, unless
 * they are leaving.
 */
export const textRecipients = (scope: Scope): TextRecipients => ({
  timeZoneFor: async ({ userId, number, kind }) => {
    const [person, isWanted, isLeaving] = await Promise.all([
      readPerson(scope.read, userId),
      wantsText(scope, userId, kind),
      readLeaving(scope.read, userId),
    ]);
    const mayText = person?.phone === number && person.mergedInto === null && isWanted;
    return mayText && !isLeaving ? timeZoneOf(person) : null;
  },
});
