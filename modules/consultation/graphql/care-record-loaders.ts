import DataLoader from 'dataloader';
import { type QuizResponse, type QuizSet, quizPort, quizSetPort } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { type CareRecord, careRecordRepository } from '../repositories/care-record.ts';

const nothing: CareRecord = { journeys: [], messages: [], prescriptions: [], provider: null, gender: null };

/** All care of the viewer, read once per request; never another patient's. */
export const recordOf = (userId: string, { once, scope, viewer }: RequestContext): Promise<CareRecord> =>
  viewer.user?.id === userId
    ? once(`consultation.record.${userId}`, () => careRecordRepository(scope.db).of(userId))
    : Promise.resolve(nothing);

/** A questionnaire by its id; ids requested in the same tick are read in one statement. */
export const quizResponseOf = (
  id: string | null,
  { once, scope }: RequestContext,
): Promise<QuizResponse | null> => {
  if (id === null) return Promise.resolve(null);
  const loader = once(
    'consultation.quizResponses',
    () =>
      new DataLoader(async (ids: readonly string[]): Promise<(QuizResponse | null)[]> => {
        const found = await scope.use(quizPort).responsesByIds(ids);
        return ids.map((wanted) => found.find((response) => response.id === wanted) ?? null);
      }),
  );
  return loader.load(id);
};

/** A set of questionnaires by its id; ids requested in the same tick are read in one statement. */
export const quizSetOf = (id: string | null, { once, scope }: RequestContext): Promise<QuizSet | null> => {
  if (id === null) return Promise.resolve(null);
  const loader = once(
    'consultation.quizSets',
    () =>
      new DataLoader(async (ids: readonly string[]): Promise<(QuizSet | null)[]> => {
        const found = await scope.use(quizSetPort).byIds(ids);
        return ids.map((wanted) => found.find((set) => set.id === wanted) ?? null);
      }),
  );
  return loader.load(id);
};

/** A questionnaire as the API returns it: answers as JSON text. */
export const presentQuizResponse = (response: QuizResponse | null) =>
  response && { ...response, content: JSON.stringify(response.content) };
