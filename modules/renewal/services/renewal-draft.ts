import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import {
  type Answers,
  pruneHidden,
  type QuizConfig,
  type QuizResponse,
  quizPort,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import { configNamed } from './renewal-questions.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';

/** A renewal with its questionnaire, locked until the end of the transaction. */
export interface LockedDraft {
  readonly renewal: Renewal;
  readonly response: QuizResponse;
  readonly config: QuizConfig;
  readonly summary: RenewalSummary;
}

/** The patient's renewal to which this questionnaire belongs. NOT_FOUND for ids of other patients. */
export const lockDraft = async (tx: Scope, userId: string, responseId: string): Promise<LockedDraft> => {
  const renewal = await renewalRepository(tx.db).lockUnfinished(userId);
  const response =
    renewal?.quizResponseId === responseId ? await tx.use(quizPort).response(responseId) : null;
  if (!renewal || !response) return orRefuse(notFound('questionnaire'));
  const prescriptions = await tx.use(prescriptionPort).prescriptions(userId);
  const summary = summarizeRenewals(prescriptions, tx.clock.now());
  return { renewal, response, config: configNamed(summary, response.configName), summary };
};

/** The renewal in progress, locked. CONFLICT when the patient is not answering one. */
export const lockInProgress = async (tx: Scope, userId: string): Promise<Renewal> => {
  const renewal = await renewalRepository(tx.db).lockUnfinished(userId);
  return renewal?.status === 'in_progress'
    ? renewal
    : orRefuse(fail('CONFLICT', 'You have no renewal in progress.'));
};

/** Stores the answers of a locked draft, and what they say that must not be forgotten. CONFLICT for an older revision. */
export const storeAnswers = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { response, config }: LockedDraft,
  { revision, answers }: { readonly revision: number; readonly answers: Answers },
): Promise<QuizResponse> => {
  const save = { responseId: response.id, revision, answers, urgent: isEmergency(answers) };
  const saved = orRefuse(await tx.use(quizPort).saveDraft(actor, { userId }, config, save));
  const draft = {
    answers: pruneHidden(config, answers),
    questionnaire: config,
    responseId: response.id,
  };
  await tx.use(consultationPort).recordDraft(userId, { ...draft, kind: 'renewal' });
  return saved;
};
