import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays, formatDate } from '#kernel/dates.ts';
import { fail, type Result } from '#kernel/result.ts';
import { prefillOf } from '#modules/eligibility/index.ts';
import { carryOver, type QuizConfig, quizPort, quizSetPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, type RenewalKind, renewalRepository } from '../repositories/renewals.ts';
import { type CurrentRenewal, currentRenewalOf, openedAt } from './current-renewal.ts';
import { questionsToAsk } from './renewal-questions.ts';
import { openRenewal, transitionRenewal } from './transitions.ts';

const refuseUnlessDue = ({ status, summary, leads }: CurrentRenewal, kind: RenewalKind): void => {
  if (status === 'submitted')
    orRefuse(fail('CONFLICT', 'You already sent your renewal. A clinician is reviewing it.'));
  if (status === 'moved')
    orRefuse(fail('CONFLICT', 'You moved, so a clinician in your new state has to take over first.'));
  // What is not due yet says when it opens.
  if (leads !== kind && openedAt(summary) !== null)
    orRefuse(
      fail(
        'CONFLICT',
        kind === 'annual'
          ? 'Your yearly check-in is part of your renewal this year.'
          : 'Your yearly check-in replaces a renewal this year.',
      ),
    );
  const { renewal, annual } = summary;
  if (kind === 'annual' && renewal !== null && !annual?.isDue)
    orRefuse(
      fail(
        'CONFLICT',
        annual
          ? `Your yearly check-in opens on ${formatDate(annual.opensAt)}.`
          : 'You have no prescription that needs a yearly check-in.',
      ),
    );
  if (renewal === null) orRefuse(fail('CONFLICT', 'You have no prescription that can be renewed.'));
  else if (openedAt(summary) === null && !renewal.due)
    orRefuse(fail('CONFLICT', `Your renewal opens on ${formatDate(renewal.opensAt)} at the latest.`));
};

/** The renewal in progress, locked; opened now when there is none. One whose visit ended undecided is closed first. */
const lockOrOpen = async (tx: Scope, userId: string, actor: Actor, kind: RenewalKind): Promise<Renewal> => {
  const renewals = renewalRepository(tx.db);
  const known = await renewals.lockUnfinished(userId);
  if (known && known.status !== 'submitted') return known;
  if (known)
    await transitionRenewal(tx, known, 'canceled', {
      actor: systemActor,
      reason: 'its visit ended without a decision',
    });
  const opened = await openRenewal(tx, userId, { actor, reason: 'started by the patient' }, kind);
  const renewal = opened ?? (await renewals.lockUnfinished(userId));
  if (!renewal) throw new Error('A renewal could neither be opened nor found.');
  return renewal;
};

/** Answers of a renewal that was closed are offered again for so long; later they are about another time. */
const DRAFT_DAYS = 30;

/** The draft of these questions; one that was left long ago is put away, and a new one begins. */
const openDraft = async (tx: Scope, actor: Actor, userId: string, config: QuizConfig) => {
  const quiz = tx.use(quizPort);
  const draft = await quiz.openDraft(actor, { userId }, config);
  if (draft.updatedAt > addDays(tx.clock.now(), -DRAFT_DAYS)) return draft;
  await quiz.stop(systemActor, draft.id, 'too old to continue');
  return quiz.openDraft(actor, { userId }, config);
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
  const open = await sets.inProgress({ userId }, 'renewal');
  const set = open?.items.some((item) => item.configName === configName)
    ? open
    : await sets.open(actor, { userId }, { kind: 'renewal', items: [{ configName }] });
  await sets.attach(actor, set.id, questionnaire);
};

/**
 * Starts or resumes the renewal, or the yearly check-in (`kind`): opens its questionnaire, prefilled with the answers that
 * may be reused. CONFLICT when none is due, the pages of the other lead it, the patient has moved, or a clinician already has
 * it. Repeating returns the same one.
 */
export const startRenewal = (
  scope: Scope,
  actor: Actor,
  userId: string,
  kind: RenewalKind = 'renewal',
): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const current = await currentRenewalOf(tx, userId);
    refuseUnlessDue(current, kind);
    const renewal = await lockOrOpen(tx, userId, actor, kind);
    if (renewal.status === 'in_progress') return;
    const { config, known } = await questionsToAsk(tx, userId, current.summary);
    const quiz = tx.use(quizPort);
    const draft = await openDraft(tx, actor, userId, config);
    await openSet(tx, actor, userId, { configName: config.name, responseId: draft.id });
    if (draft.revision === 0) {
      const { answers } = carryOver(known, config);
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
