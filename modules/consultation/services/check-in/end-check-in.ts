import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';
import type { CheckInVisit } from './check-in-config.ts';

/** Closes the questionnaire of a check-in without an answer; the next one begins with none. */
export const closeUnanswered = async (
  tx: Scope,
  { consultation, checkIn }: CheckInVisit,
  result: 'missed' | 'renewed' = 'missed',
): Promise<void> => {
  const responseId = consultation.quizResponseId;
  const response = responseId === null ? null : await tx.use(quizPort).response(responseId);
  if (response?.status === 'in-progress') await tx.use(quizPort).stop(systemActor, response.id, 'expired');
  await checkInRepository(tx.db).update(checkIn.consultationId, {
    closedAt: tx.clock.now(),
    result,
    task: null,
  });
};

/** Ends a check-in without an answer: its time has passed, or the patient no longer takes what it is about. */
export const endCheckIn = async (
  tx: Scope,
  visit: CheckInVisit,
  reason: string,
  result: 'missed' | 'renewed' = 'missed',
): Promise<void> => {
  const { consultation } = visit;
  const cause: Cause = { actor: systemActor, reason };
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await closeUnanswered(tx, visit, result);
  await transitionConsultation(tx, consultation, 'expired', cause, { decidedAt: tx.clock.now() });
  await transitionJourney(tx, journey, 'expired', cause);
};
