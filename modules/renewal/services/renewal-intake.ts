import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { type RenewalPart, renewalPart } from '#modules/eligibility/index.ts';
import {
  type Answers,
  carryOver,
  draftView,
  type QuizConfig,
  type QuizResponse,
  questionsOf,
  quizPort,
  readDraft,
  type SaveAnswers,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { CurrentRenewal } from './current-renewal.ts';
import { lockDraft, storeAnswers } from './renewal-draft.ts';
import { configNamed } from './renewal-questions.ts';

/** The renewal's questionnaire while it is answered, with its questions; null when there is none. One SQL statement. */
export const openDraftOf = async (
  scope: Scope,
  { status, summary, latest }: CurrentRenewal,
): Promise<{ readonly response: QuizResponse; readonly config: QuizConfig } | null> => {
  if (status !== 'in_progress' || !latest?.quizResponseId) return null;
  const response = await scope.use(quizPort).response(latest.quizResponseId);
  return response?.status === 'in-progress'
    ? { response, config: configNamed(summary, response.configName) }
    : null;
};

const partOf = (config: QuizConfig, part: RenewalPart | null): QuizConfig =>
  part === null ? config : renewalPart(config, part);

const within = (config: QuizConfig, answers: Answers, isWithin: boolean): Answers => {
  const asked = new Set(questionsOf(config).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id) === isWithin));
};

/** The open questionnaire as one page shows it, with the answers so far. Null as `openDraftOf`. */
export const intakeView = (
  { response, config }: { readonly response: QuizResponse; readonly config: QuizConfig },
  part: RenewalPart | null,
) => {
  const asked = partOf(config, part);
  const { answers } = carryOver(response.content, config);
  return {
    ...draftView(response, config),
    config: JSON.stringify(asked),
    answers: JSON.stringify(within(asked, answers, true)),
  };
};

/**
 * Autosave. A page that shows one part saves only its answers, and those of the other part stay. BAD_USER_INPUT names each
 * malformed answer by its question; CONFLICT when another device saved first, or the answers were already submitted.
 */
export const saveRenewalIntake = (
  scope: Scope,
  actor: Actor,
  userId: string,
  { part, ...input }: Parameters<SaveAnswers>[3] & { readonly part: RenewalPart | null },
): Promise<Result<QuizResponse>> =>
  allOrNothing(scope, async (tx) => {
    const draft = await lockDraft(tx, userId, input.responseId);
    const { renewal, response, config } = draft;
    if (renewal.status !== 'in_progress')
      return orRefuse(fail('CONFLICT', 'These answers were already submitted.'));
    const asked = partOf(config, part);
    const given = orRefuse(readDraft(asked, input, tx.clock.now()));
    const others = within(asked, carryOver(response.content, config).answers, false);
    const answers = { ...others, ...given };
    return storeAnswers(tx, actor, userId, draft, { revision: input.revision, answers });
  });
