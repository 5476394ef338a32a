import { accountPort } from '#modules/account/index.ts';
import { cadences, type MissingStep, missingSteps } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckInPart, checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { submitAndAssign } from '../record-submission.ts';
import { transitionJourney } from '../transitions.ts';
import type { CheckInVisit } from './check-in-config.ts';
import { checkInNotices } from './notices.ts';

/** Staff get the case, while the patient can still answer. */
const giveToStaff = async (
  tx: Scope,
  { consultation }: CheckInVisit,
  task: Exclude<MissingStep, 'hold'>,
): Promise<void> => {
  await checkInRepository(tx.db).update(consultation.id, { task });
  if (consultation.status !== 'draft') return;
  const cause = { actor: systemActor, reason: 'no answer to the check-in' };
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await submitAndAssign(tx, consultation, cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
};

const newSteps = (part: CheckInPart, now: Date): readonly MissingStep[] =>
  missingSteps(part, now).filter((step) => !part.steps.includes(step));

/**
 * The consequences of a missing answer, each step once: a call, a bridge, a clinician's decision, or a hold. The
 * patient gets one notice for several at the same time.
 */
export const followUpMissing = async (tx: Scope, visit: CheckInVisit): Promise<void> => {
  const now = tx.clock.now();
  const { userId, consultationId } = visit.checkIn;
  const due = visit.parts
    .map((part) => ({ part, steps: newSteps(part, now) }))
    .filter(({ steps }) => steps.length > 0);
  if (due.length === 0) return;
  for (const { part, steps } of due) await checkInRepository(tx.db).addSteps(userId, part, steps);
  const tasks = due.flatMap(({ steps }) => steps).flatMap((step) => (step === 'hold' ? [] : [step]));
  const task = (['clinician', 'bridge', 'call'] as const).find((step) => tasks.includes(step));
  if (task) await giveToStaff(tx, visit, task);
  const toHold = due
    .filter(({ steps }) => steps.includes('hold'))
    .flatMap(({ part }) => cadences[part.item].drugs);
  const held =
    toHold.length === 0 ? 0 : await tx.use(prescriptionPort).holdUnanswered(userId, toHold, consultationId);
  await tx.use(accountPort).notify(userId, () => (held > 0 ? checkInNotices.held : checkInNotices.missing));
};
