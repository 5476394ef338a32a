import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { JudgedVisit } from '#modules/eligibility/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { type Answers, type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { JourneyStatus } from '../domain/states/index.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import type { JudgedAnswers } from './judge-answers.ts';
import { transitionConsultation } from './transitions.ts';
import { draftQuestionnaire } from './visit-questionnaire.ts';

export interface EvaluatedAnswers extends JudgedAnswers {
  readonly answers: Answers;
}

export const judgedOf = ({ facts, evaluation }: EvaluatedAnswers): JudgedVisit => ({ facts, evaluation });

/** A locked visit and the questionnaire that was answered. */
export interface SubmittedVisit {
  readonly consultation: Consultation;
  readonly journey: Journey;
  readonly response: Pick<QuizResponse, 'id' | 'configName'>;
}

/** What follows when the answers of a visit were submitted; returns the journey's step before any call. */
export type FinishIntake = (
  tx: Scope,
  actor: Actor,
  visit: SubmittedVisit,
  evaluated: EvaluatedAnswers,
) => Promise<JourneyStatus>;

/** Assigns a submitted visit to the next clinician licensed in its states; without one it waits in the queue. */
export const assignNext = async (tx: Scope, consultation: Consultation): Promise<Consultation> => {
  const clinicianId = await tx.use(clinicianPort).nextLicensedIn(statesOfVisit(consultation));
  if (clinicianId === null) return consultation;
  const cause = { actor: systemActor, reason: 'next in turn' };
  return transitionConsultation(tx, consultation, 'assigned', cause, { clinicianId });
};

/** The answers are complete: they are stored with the visit, and what they make unsafe is put on hold. */
export const recordSubmission = async (
  tx: Scope,
  actor: Actor,
  { consultation, response }: Pick<SubmittedVisit, 'consultation' | 'response'>,
  evaluated: EvaluatedAnswers,
): Promise<Consultation> => {
  const { outcome, allowedDrugTypes, removedDrugTypes } = evaluated.evaluation;
  const { userId, drugTypes } = consultation;
  const config = draftQuestionnaire(consultation, response.configName).questionsFor(drugTypes);
  orRefuse(await tx.use(quizPort).complete(actor, { userId }, config, response.id));
  const cause = { actor, reason: 'submitted' };
  const submitted = await transitionConsultation(tx, consultation, 'submitted', cause, {
    answers: evaluated.answers,
    outcome,
    drugTypes: allowedDrugTypes,
    removedDrugTypes,
    submittedAt: tx.clock.now(),
  });
  await holdWhatIsUnsafe(tx, { ...consultation, ...evaluated }, 'a safety rule in a new visit', {
    ...judgedOf(evaluated),
    actor,
    isAllowed: true,
  });
  return submitted;
};
