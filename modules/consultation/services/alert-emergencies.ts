import { ALERT_AFTER_MINUTES, findingPort, HAIR_INTAKE } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { endVisit, judge } from './submit-intake.ts';

/** The visit of one draft, ended and with the care team; nothing when he was faster or took the answer back. */
const alertOne = async (tx: Scope, userId: string, responseId: string): Promise<void> => {
  const consultation = await consultationRepository(tx.db).lockByResponse(userId, responseId);
  const response = await tx.use(quizPort).response(responseId);
  if (consultation?.status !== 'draft' || response?.status !== 'in-progress') return;
  const judged = await judge(tx, consultation, response);
  if (judged.evaluation.outcome !== 'emergency') return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await tx.use(findingPort).record(consultation.id, judged.evaluation);
  await endVisit(tx, systemActor, { consultation, journey, responseId }, judged);
};

/**
 * An emergency in saved answers reaches the care team although the page was closed before anything was sent: the page
 * itself tells them when it is left (see `EmergencyNow`), this does when it could not.
 */
export const alertEmergencies = async (scope: Scope): Promise<void> => {
  const before = new Date(scope.clock.now().getTime() - ALERT_AFTER_MINUTES * 60_000);
  for (const { id, userId } of await scope.use(quizPort).urgentDrafts(HAIR_INTAKE, before))
    if (userId !== null) await scope.transaction((tx) => alertOne(tx, userId, id));
};
