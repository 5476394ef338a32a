import { DAY_MS } from '#kernel/dates.ts';
import { countsForADay } from '#modules/eligibility/domain/answer-ages.ts';
import type { Answers, QuizResponse } from '#modules/quiz/index.ts';
import type { ApiAnswer } from '#test/harness/api.ts';
import type { History } from '../history.ts';

/** Saves a draft as the form does: on a later day the patient takes back how they felt, and answers it again. */
export const saveDraft = async (
  history: History,
  mutation: string,
  { id: responseId, revision, updatedAt, content }: QuizResponse,
  answers: Answers,
): Promise<ApiAnswer> => {
  const save = (at: number, given: Answers) =>
    history.ask(mutation, { input: { responseId, revision: at, answersJson: JSON.stringify(given) } });
  const isOfAnotherDay = history.now().getTime() - updatedAt.getTime() > DAY_MS;
  if (!isOfAnotherDay || !Object.keys(content).some((question) => countsForADay.has(question)))
    return save(revision, answers);
  const rest = Object.fromEntries(
    Object.entries(answers).filter(([question]) => !countsForADay.has(question)),
  );
  const first = await save(revision, rest);
  return first.errors ? first : save(revision + 1, answers);
};
