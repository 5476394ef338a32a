import { ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import {
  type MiniQuizAnswers,
  type MiniQuizVariant,
  parseMiniQuizAnswers,
  type Recommendations,
  recommend,
} from '../domain/mini-quiz/index.ts';
import type { Answers, QuizOwner } from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';

const CONFIG_NAME = 'mini-quiz';
const CONFIG_VERSION = 1;

/** Recommendations for the answers of a mini quiz; BAD_USER_INPUT names the field that is not as offered. */
export const recommendFor = async (
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  options: { cartProductIds: readonly number[]; variant: MiniQuizVariant },
): Promise<Result<Recommendations>> => {
  const answers = parseMiniQuizAnswers(input);
  if (!answers.ok) return answers;
  return ok(recommend(answers.value, await scope.use(cataloguePort).products(), options));
};

const withoutBlanks = (answers: MiniQuizAnswers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));

/** Keeps a visitor's finished mini quiz, so that a clinician sees what he told us first. Gives its id. */
export const saveMiniQuiz = async (
  scope: Scope,
  owner: QuizOwner,
  input: Readonly<Record<string, unknown>>,
): Promise<Result<string>> => {
  const answers = parseMiniQuizAnswers(input);
  if (!answers.ok) return answers;
  const at = scope.clock.now();
  const id = scope.ids.uuid();
  await responseRepository(scope.db).insert({
    id,
    userId: 'userId' in owner ? owner.userId : null,
    leadId: 'leadId' in owner ? owner.leadId : null,
    configName: CONFIG_NAME,
    configVersion: CONFIG_VERSION,
    content: withoutBlanks(answers.value),
    status: 'completed',
    draft: false,
    result: null,
    site: scope.settings.APP_ENV,
    revision: 0,
    createdAt: at,
    updatedAt: at,
  });
  return ok(id);
};
