import { badInput, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { isHearAboutUs } from '../domain/hear-about-us.ts';
import { peopleRepository } from '../repositories/people.ts';

/** Saves how a patient heard about us; a later answer replaces it. BAD_USER_INPUT names `answer`. */
export const saveHearAboutUs = async (
  scope: Scope,
  userId: string,
  answer: string,
): Promise<Result<boolean>> => {
  if (!isHearAboutUs(answer))
    return badInput([{ field: 'answer', message: 'Please choose one of the answers.' }]);
  await peopleRepository(scope.db).setHearAboutUs(userId, answer);
  return ok(true);
};
