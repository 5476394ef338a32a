import type { QuizOwner } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { answered, newestOf, textOf } from './answers.ts';

/** What the first questions of a visit know of the person; null where they were not answered. */
export interface ToldDetails {
  readonly firstName: string | null;
  readonly dob: string | null;
  readonly state: string | null;
}

/** One SQL statement. */
export const toldDetails = async (scope: Scope, owner: QuizOwner): Promise<ToldDetails> => {
  const told = newestOf(await answered(scope, owner, ['start-basics']), 'start-basics')?.content ?? {};
  return {
    firstName: textOf(told.first_name) || null,
    dob: textOf(told.dob) || null,
    state: textOf(told.home_state) || null,
  };
};
