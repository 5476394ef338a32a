import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { formatDate } from '#kernel/dates.ts';
import { fail, type Result } from '#kernel/result.ts';
import { prefillOf, visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, carryOver, type QuizConfig, quizPort, quizSetPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import { type CurrentRenewal, currentRenewalOf } from './current-renewal.ts';
import type { RenewalSummary } from './summarize-renewals.ts';
import { openRenewal, transitionRenewal } from './transitions.ts';

/** The questions about everything the patient takes, not only about the prescription that ends first. */
export const configFor = ({ renewable }: RenewalSummary): QuizConfig => {
  const drugTypes = renewable.map(({ drugType }) => drugType);
  return visitRegistration('renewal', drugTypes).questionnaire.questionsFor(drugTypes);
};

/** The newest answer to each question of earlier questionnaires, from the first intake on. */
const lastAnswers = async (
  scope: Scope,
  userId: string,
  { renewable }: RenewalSummary,
  config: QuizConfig,
): Promise<Answers> => {
  const quiz = scope.use(quizPort);
  const first = visitRegistration(
    'initial',
    renewable.map(({ drugType }) => drugType),
  ).questionnaire;
  const given = [
    ...(await quiz.responses({ userId }, first.name)),
    ...(await quiz.responses({ userId }, config.name)),
  ]
    .filter(({ status }) => status === 'completed' || status === 'amended')
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  return Object.assign({}, ...given.map(({ content }) => content));
};

const refuseUnlessDue = ({ status, summary }: CurrentRenewal): void => {
  if (status === 'submitted')
    orRefuse(fail('CONFLICT', 'You sent your renewal already. A clinician is reviewing it.'));
  const { renewal } = summary;
  if (renewal === null) orRefuse(fail('CONFLICT', 'You have no prescription that can be renewed.'));
  else if (!renewal.due)
    orRefuse(fail('CONFLICT', `Your renewal opens on ${formatDate(renewal.opensAt)} at the latest.`));
};

/** The renewal in progress, locked; opened now when there is none. One whose visit ended undecided is closed first. */
const lockOrOpen = async (tx: Scope, userId: string, actor: Actor): Promise<Renewal> => {
  const renewals = renewalRepository(tx.db);
  const known = await renewals.lockUnfinished(userId);
  if (known && known.status !== 'submitted') return known;
  if (known)
    await transitionRenewal(tx, known, 'canceled', {
      actor: systemActor,
      reason: 'its visit ended undecided',
    });
  const opened = await openRenewal(tx, userId, { actor, reason: 'started by the patient' });
  const renewal = opened ?? (await renewals.lockUnfinished(userId));
  if (!renewal) throw new Error('A renewal could neither be opened nor found.');
  return renewal;
};

/** The renewal's own set of questionnaires; the same one when the patient returns. */
const openSet = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  questionnaire: { configName: string; responseId: string },
): Promise<void> => {
  const sets = tx.use(quizSetPort);
  const { configName } = questionnaire;
  const set =
    (await sets.inProgress({ userId }, 'renewal')) ??
    (await sets.open(actor, { userId }, { kind: 'renewal', items: [{ configName }] }));
  await sets.attach(actor, set.id, questionnaire);
};

/**
 * Starts or resumes the renewal: opens its questionnaire, prefilled with the answers that may be reused.
 * CONFLICT when no renewal is due, or a clinician already has it. Repeating returns the same questionnaire.
 */
export const startRenewal = (scope: Scope, actor: Actor, userId: string): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const current = await currentRenewalOf(tx, userId);
    refuseUnlessDue(current);
    const renewal = await lockOrOpen(tx, userId, actor);
    if (renewal.status === 'in_progress') return;
    const config = configFor(current.summary);
    const quiz = tx.use(quizPort);
    const draft = await quiz.openDraft(actor, { userId }, config);
    await openSet(tx, actor, userId, { configName: config.name, responseId: draft.id });
    if (draft.revision === 0) {
      const { answers } = carryOver(await lastAnswers(tx, userId, current.summary, config), config);
      const save = { responseId: draft.id, revision: 0, answers: prefillOf(config, answers) };
      orRefuse(await quiz.saveDraft(actor, { userId }, config, save));
    }
    await transitionRenewal(
      tx,
      renewal,
      'in_progress',
      { actor, reason: 'questions opened' },
      { quizResponseId: draft.id },
    );
  });
