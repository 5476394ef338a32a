import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import {
  draftView,
  pruneHidden,
  type QuizConfig,
  quizPort,
  readDraft,
  type SaveAnswers,
} from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { renewalEvents } from '../events.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import type { CurrentRenewal } from './current-renewal.ts';
import { configFor } from './start-renewal.ts';
import { summarizeRenewals } from './summarize-renewals.ts';
import { transitionRenewal } from './transitions.ts';

/** The open questionnaire with the answers so far; null when there is none. One SQL statement. */
export const renewalIntakeOf = async (scope: Scope, { status, summary, latest }: CurrentRenewal) => {
  if (status !== 'in_progress' || !latest?.quizResponseId) return null;
  const response = await scope.use(quizPort).response(latest.quizResponseId);
  if (response?.status !== 'in-progress') return null;
  return draftView(response, configFor(summary));
};

/** The patient's renewal to which this questionnaire belongs, locked. NOT_FOUND for ids of other patients. */
const lockOwned = async (tx: Scope, userId: string, responseId: string): Promise<Renewal> => {
  const renewal = await renewalRepository(tx.db).lockUnfinished(userId);
  return renewal?.quizResponseId === responseId ? renewal : orRefuse(notFound('questionnaire'));
};

const configOf = async (tx: Scope, userId: string): Promise<QuizConfig> =>
  configFor(summarizeRenewals(await tx.use(prescriptionPort).prescriptions(userId), tx.clock.now()));

const alreadySubmitted = fail('CONFLICT', 'These answers were submitted already.');

/**
 * Autosave. BAD_USER_INPUT names each malformed answer by its question; CONFLICT when another device saved first,
 * or the answers were already submitted.
 */
export const saveRenewalIntake: SaveAnswers = (scope, actor, userId, input) =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision } = input;
    const renewal = await lockOwned(tx, userId, responseId);
    if (renewal.status !== 'in_progress') return orRefuse(alreadySubmitted);
    const config = await configOf(tx, userId);
    const answers = orRefuse(readDraft(config, input, tx.clock.now()));
    const save = { responseId, revision, answers, urgent: isEmergency(answers) };
    const saved = orRefuse(await tx.use(quizPort).saveDraft(actor, { userId }, config, save));
    const draft = { answers: pruneHidden(config, answers), questionnaire: config, responseId };
    await tx.use(consultationPort).recordDraft(userId, { ...draft, kind: 'renewal' });
    return saved;
  });

const finish = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  responseId: string,
  isEmergency: boolean,
): Promise<void> => {
  const quiz = tx.use(quizPort);
  if (isEmergency) await quiz.stop(systemActor, responseId, 'emergency');
  else orRefuse(await quiz.complete(actor, { userId }, await configOf(tx, userId), responseId));
};

/**
 * Submits the renewal to the clinicians. All questions must be answered, each problem named by its question. In an
 * emergency the existing answers are sent at once, and the rules must confirm the emergency. CONFLICT when the answers
 * on the screen are not the newest. Counsel texts that are new to the patient must be acknowledged. Idempotent.
 */
export const submitRenewal = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: {
    responseId: string;
    revision: number;
    isEmergency: boolean;
    acknowledgedRuleIds: readonly string[];
  },
): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision, isEmergency, acknowledgedRuleIds } = input;
    const renewal = await lockOwned(tx, userId, responseId);
    if (renewal.status === 'submitted') return;
    const response = await tx.use(quizPort).response(responseId);
    if (response?.revision !== revision)
      orRefuse(
        fail('CONFLICT', 'These answers were changed on another device. We have loaded the newest ones.'),
      );
    await finish(tx, actor, userId, responseId, isEmergency);
    const { consultationId } = orRefuse(
      await tx
        .use(consultationPort)
        .submitRenewal(actor, { userId, quizResponseId: responseId, acknowledgedRuleIds }),
    );
    await transitionRenewal(
      tx,
      renewal,
      'submitted',
      { actor, reason: 'submitted' },
      { consultationId, submittedAt: tx.clock.now() },
    );
    await tx.emit(renewalEvents.submitted, { userId, renewalId: renewal.id, consultationId });
  });
