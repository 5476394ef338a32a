import type { ToldDetails } from '#modules/billing/index.ts';
import type { QuizOwner } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { answered, newestOf, textOf } from './answers.ts';

/** What the first questions of a visit know of the person. One SQL statement. */
export const toldDetails = async (scope: Scope, owner: QuizOwner): Promise<ToldDetails> => {
  const told = newestOf(await answered(scope, owner, ['start-basics']), 'start-basics')?.content ?? {};
  return {
    firstName: textOf(told.first_name) || null,
    dob: textOf(told.dob) || null,
    state: textOf(told.home_state) || null,
  };
};
