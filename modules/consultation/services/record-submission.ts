import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { JudgedVisit } from '#modules/eligibility/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { type Answers, type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { JourneyStatus } from '../domain/states/index.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import type { Consultation, ConsultationChange } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import type { JudgedAnswers } from './judge-answers.ts';
import { transitionConsultation, transitionThrough } from './transitions.ts';
import { draftQuestionnaire } from './visit-questionnaire.ts';

export interface EvaluatedAnswers extends JudgedAnswers {
  readonly answers: Answers;
  /** The drugs that the patient takes already; left out where they were not read. */
  readonly taken?: readonly DrugType[];
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

const inTurn: Cause = { actor: systemActor, reason: 'next in turn' };

/** Assigns a submitted visit to the next clinician licensed in its states; without one it waits in the queue. */
export const assignNext = async (tx: Scope, consultation: Consultation): Promise<Consultation> => {
  const clinicianId = await tx.use(clinicianPort).nextLicensedIn(statesOfVisit(consultation));
  return clinicianId === null
    ? consultation
    : transitionConsultation(tx, consultation, 'assigned', inTurn, { clinicianId });
};

/** Submits a locked visit with other columns, and assigns it as `assignNext` does, in one change of its row. */
export const submitAndAssign = async (
  tx: Scope,
  consultation: Consultation,
  cause: Cause,
  change: ConsultationChange = {},
): Promise<Consultation> => {
  const submitted = { ...consultation, ...change };
  const clinicianId = await tx.use(clinicianPort).nextLicensedIn(statesOfVisit(submitted));
  return clinicianId === null
    ? transitionConsultation(tx, consultation, 'submitted', cause, change)
    : transitionThrough(
        tx,
        consultation,
        [
          ['submitted', cause],
          ['assigned', inTurn],
        ],
        { ...change, clinicianId },
      );
};

/**
 * The answers are complete: they are stored with the visit, and what they make unsafe is put on hold. `submit` is
 * `submitAndAssign`, or leaves the visit without a clinician.
 */
export const recordSubmission = async (
  tx: Scope,
  actor: Actor,
  { consultation, response }: Pick<SubmittedVisit, 'consultation' | 'response'>,
  evaluated: EvaluatedAnswers,
  submit: typeof submitAndAssign,
): Promise<Consultation> => {
  const { outcome, allowedDrugTypes, removedDrugTypes } = evaluated.evaluation;
  const { userId, drugTypes } = consultation;
  const config = draftQuestionnaire(consultation, response.configName).questionsFor(drugTypes);
  const cause = { actor, reason: 'submitted' };
  // Rows of their own, each locked already: neither waits for the other.
  const [completed, submitted] = await Promise.all([
    tx.use(quizPort).complete(actor, { userId }, config, response.id),
    submit(tx, consultation, cause, {
      answers: evaluated.answers,
      outcome,
      drugTypes: allowedDrugTypes,
      removedDrugTypes,
      submittedAt: tx.clock.now(),
    }),
  ]);
  orRefuse(completed);
  await holdWhatIsUnsafe(tx, { ...consultation, ...evaluated }, 'a safety rule in a new visit', {
    ...judgedOf(evaluated),
    ...(evaluated.taken && { taken: evaluated.taken }),
    actor,
    isAllowed: true,
  });
  return submitted;
};
