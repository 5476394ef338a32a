import { badInput, ok, type Result } from '#kernel/result.ts';
import { isTimeZone } from '#kernel/time-zones.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { peopleRepository } from '../repositories/people.ts';

/** Saves the time zone in which a patient or a member of staff reads dates; audited. BAD_USER_INPUT names `timeZone`. */
export const saveTimeZone = async (
  scope: Scope,
  person: { readonly actor: Actor; readonly userId: string },
  timeZone: string,
): Promise<Result<boolean>> => {
  if (!isTimeZone(timeZone))
    return badInput([{ field: 'timeZone', message: 'Please choose one of the time zones.' }]);
  const { actor, userId } = person;
  return scope.transaction(async (tx) => {
    await peopleRepository(tx.db).setTimeZone(userId, timeZone);
    await recordAudit(tx, { actor, action: 'profile.time_zone', subject: 'person', subjectId: userId });
    return ok(true);
  });
};
