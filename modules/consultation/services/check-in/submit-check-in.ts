import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { isEmergency, type UrgentDraft } from '#modules/eligibility/index.ts';
import { carryOver, pruneHidden, quizPort, validateAll, validateDraft } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { checkInRepository, isAnswered } from '../../repositories/check-in/check-ins.ts';
import { problemsOfAge } from '../ask-again.ts';
import { type CheckInVisit, configOfVisit } from './check-in-config.ts';
import { finishCheckIn } from './finish-check-in.ts';
import { judgeCheckIn } from './judge-check-in.ts';
import { findCheckIn, lockCheckIn } from './lock-check-in.ts';
import { type CheckInOutcome, outcomeOfCheckIn } from './present-check-in.ts';
import { closedCheckIn } from './save-check-in.ts';

const refuseProblems = (problems: Parameters<typeof badInput>[0]): void => {
  if (problems.length > 0) orRefuse(badInput(problems));
};

const answeredIn = async (
  tx: Scope,
  { checkIn: { consultationId } }: CheckInVisit,
): Promise<CheckInOutcome> => {
  const checkIn = await checkInRepository(tx.db).byId(consultationId);
  if (!checkIn?.result || !isAnswered(checkIn.result)) return orRefuse(closedCheckIn);
  return outcomeOfCheckIn(tx, { consultationId, userId: checkIn.userId, result: checkIn.result });
};

/**
 * Submits a check-in. Without findings, refills continue and it is complete without a clinician. With findings, it
 * waits for a clinician, and what a rule forbids is put on hold. Submitting it again returns the same result.
 * BAD_USER_INPUT names each invalid question, and each one to answer again (see `problemsOfAge`); CONFLICT when another
 * device has saved since, or it has ended without an answer.
 */
export const submitCheckIn = (
  scope: Scope,
  actor: Actor,
  userId: string,
  { responseId, revision }: { responseId: string; revision: number },
): Promise<Result<CheckInOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const visit = await lockCheckIn(tx, userId, responseId);
    if (visit.checkIn.closedAt !== null) return answeredIn(tx, visit);
    const response = await tx.use(quizPort).response(responseId);
    if (response?.status !== 'in-progress') return orRefuse(closedCheckIn);
    if (response.revision !== revision)
      return orRefuse(
        fail('CONFLICT', 'These answers were changed on another device. We loaded the newest ones.'),
      );
    const now = tx.clock.now();
    const config = configOfVisit(visit);
    const { answers } = carryOver(response.content, config);
    refuseProblems(validateDraft(config, answers, now));
    const given = pruneHidden(config, answers);
    const judgedCheckIn = await judgeCheckIn(tx, visit, { config, given, responseId });
    // A patient who needs help immediately is not required to answer the remaining questions.
    if (judgedCheckIn.result !== 'urgent')
      refuseProblems([...validateAll(config, answers, now), ...problemsOfAge(given, judgedCheckIn.judged)]);
    await finishCheckIn(tx, actor, visit, { config, responseId, judgedCheckIn });
    return answeredIn(tx, visit);
  });

/** Submits saved answers that are an emergency, when the page was closed before it could; nothing when they no longer are. */
export const submitUrgentCheckIn = (
  scope: Scope,
  { userId, responseId }: UrgentDraft,
): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const visit = await findCheckIn(tx, userId, responseId);
    const response = visit && (await tx.use(quizPort).response(responseId));
    if (!visit || visit.checkIn.closedAt !== null || response?.status !== 'in-progress') return;
    const config = configOfVisit(visit);
    const given = pruneHidden(config, response.content);
    if (!isEmergency(given)) return;
    const judgedCheckIn = await judgeCheckIn(tx, visit, { config, given, responseId });
    if (judgedCheckIn.result !== 'urgent') return;
    await finishCheckIn(tx, systemActor, visit, { config, responseId, judgedCheckIn });
  });
