import { ok, type Result } from '#kernel/result.ts';
import {
  cataloguePort,
  hairTreatmentYear,
  type Product,
  type TreatmentStep,
} from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { patternOf, scalpAlternative, treatsHairLoss } from '../domain/mini-quiz/answer-summary.ts';
import {
  type MiniQuizAnswers,
  type MiniQuizVariant,
  parseMiniQuizAnswers,
  type Recommendations,
  recommend,
} from '../domain/mini-quiz/index.ts';
import { MINI_QUIZ } from '../domain/mini-quiz/name.ts';
import type { TreatmentReview } from '../domain/treatment-update/index.ts';
import type { Answers, QuizOwner, QuizResponse } from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';
import { newResponse } from './new-response.ts';

const CONFIG_VERSION = 1;

/** Recommendations, and what the results say around them. */
export interface QuizResults extends Recommendations {
  /** The pattern that the visitor told, as one sentence; null before it is told. */
  readonly pattern: string | null;
  /** What to expect over a year; empty when nothing recommended acts on hair loss. */
  readonly treatmentYear: readonly TreatmentStep[];
  /** A product for the scalp that is not recommended, for a visitor who would rather treat the scalp. */
  readonly scalpAlternative: Product | null;
}

/** Recommendations for the answers of a mini quiz; BAD_USER_INPUT names each field whose value is not offered. */
export const recommendFor = async (
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  options: { cartProductIds: readonly number[]; variant: MiniQuizVariant },
): Promise<Result<QuizResults>> => {
  const answers = parseMiniQuizAnswers(input);
  if (!answers.ok) return answers;
  const catalogue = scope.use(cataloguePort);
  const products = await catalogue.products();
  const offered = products.filter((product) => catalogue.isOffered(product));
  const notOffered = products.filter((product) => !offered.includes(product)).map((one) => one.drugType);
  const found = recommend(answers.value, products, { ...options, notOffered });
  return ok({
    ...found,
    pattern: patternOf(answers.value),
    treatmentYear: treatsHairLoss(found.products) ? hairTreatmentYear : [],
    scalpAlternative: scalpAlternative(answers.value, found.products, offered),
  });
};

/** The answers in the form in which a response stores them. */
export const withoutBlanks = (answers: MiniQuizAnswers | TreatmentReview): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));

/** Adds a response that is complete from the start. Returns its id. */
export const saveResponse = async (
  scope: Scope,
  owner: QuizOwner,
  kept: Pick<QuizResponse, 'configName' | 'configVersion' | 'content'>,
): Promise<string> => {
  const response = newResponse(scope, owner, { ...kept, status: 'completed' });
  await responseRepository(scope.db).insert(response);
  return response.id;
};

/** Saves a visitor's finished mini quiz, so that a clinician can see it later. Returns its id. */
export const saveMiniQuiz = async (
  scope: Scope,
  owner: QuizOwner,
  input: Readonly<Record<string, unknown>>,
): Promise<Result<string>> => {
  const answers = parseMiniQuizAnswers(input);
  if (!answers.ok) return answers;
  const content = withoutBlanks(answers.value);
  return ok(
    await saveResponse(scope, owner, { configName: MINI_QUIZ, configVersion: CONFIG_VERSION, content }),
  );
};
