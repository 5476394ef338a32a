import { questionnaireNamed, visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, type QuizConfig, type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { isHistoryOld } from '../domain/history-age.ts';
import type { RenewalSummary } from './summarize-renewals.ts';

const drugTypesOf = ({ renewable }: RenewalSummary) => renewable.map(({ drugType }) => drugType);

/** The questions about everything the patient takes, of the questionnaire with which the renewal was begun. */
export const configNamed = (summary: RenewalSummary, configName: string): QuizConfig => {
  const drugTypes = drugTypesOf(summary);
  const { questionnaire } = questionnaireNamed(configName) ?? visitRegistration('renewal', drugTypes);
  return questionnaire.questionsFor(drugTypes);
};

const isSubmitted = ({ status }: QuizResponse): boolean => status === 'completed' || status === 'amended';

const lastOf = (responses: readonly QuizResponse[], names: readonly string[]): Date | null =>
  responses
    .filter(({ configName }) => names.includes(configName))
    .reduce<Date | null>((last, { createdAt }) => (last && last > createdAt ? last : createdAt), null);

/** What a renewal that begins now asks, and the newest answer to each question of earlier questionnaires. */
export interface FirstQuestions {
  readonly config: QuizConfig;
  readonly known: Answers;
}

/**
 * The questions about everything the patient takes, not only about the prescription that ends first: what has changed, or
 * the whole medical history when the last full one is too old. One statement.
 */
export const questionsToAsk = async (
  scope: Scope,
  userId: string,
  summary: RenewalSummary,
): Promise<FirstQuestions> => {
  const drugTypes = drugTypesOf(summary);
  const { questionnaire: first } = visitRegistration('initial', drugTypes);
  const { questionnaire: usual, whenHistoryIsOld, afterMove } = visitRegistration('renewal', drugTypes);
  const fullHistories = [first, whenHistoryIsOld, afterMove].flatMap((one) => one?.name ?? []);
  const given = (await scope.use(quizPort).responsesTo({ userId }, [...fullHistories, usual.name])).filter(
    isSubmitted,
  );
  const isOld = isHistoryOld(lastOf(given, fullHistories), scope.clock.now());
  const oldestFirst = given.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  return {
    config: (isOld && whenHistoryIsOld ? whenHistoryIsOld : usual).questionsFor(drugTypes),
    known: Object.assign({}, ...oldestFirst.map(({ content }) => content)),
  };
};
