import { timeZoneOf } from '#kernel/time-zones.ts';
import type { TextRecipients } from '#modules/text-message/index.ts';
import type { Scope } from '#server/scope.ts';
import { latestConsent } from '../repositories/consent-ledger.ts';
import { readLeaving } from '../repositories/leaving.ts';
import { readPerson } from '../repositories/people.ts';

/** Who may get text messages: a patient who agreed to them, at the number of their account, unless they are leaving. */
export const textRecipients = (scope: Scope): TextRecipients => ({
  timeZoneFor: async ({ userId, number }) => {
    const [person, consent, isLeaving] = await Promise.all([
      readPerson(scope.read, userId),
      latestConsent(scope.read, userId, 'sms_care'),
      readLeaving(scope.read, userId),
    ]);
    const mayText = person?.phone === number && person.mergedInto === null && consent?.given === true;
    return mayText && !isLeaving ? timeZoneOf(person) : null;
  },
});
