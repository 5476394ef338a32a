import type { CalendarDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { factPort, type PatientFact } from '#modules/eligibility/index.ts';
import type { Answers, QuizConfig, QuizResponse } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { recordStoppedStarts, stoppedStarts } from './start-answers.ts';

interface GivenAnswers {
  readonly response: Pick<QuizResponse, 'id'>;
  readonly config: QuizConfig;
  /** All that count for the visit, without those of hidden questions. */
  readonly answers: Answers;
  /** The questions that were answered now. */
  readonly given: readonly string[];
}

/** Records submitted answers as facts. Returns all facts about the patient, and the birth date of their profile. */
export const saveAnswers = async (
  tx: Scope,
  consultation: Consultation,
  { response, config, answers, given }: GivenAnswers,
): Promise<{ readonly facts: readonly PatientFact[]; readonly dob: CalendarDate | null }> => {
  const { id: visitId, userId, kind, shipState } = consultation;
  const [person, known, stopped] = await Promise.all([
    tx.use(accountPort).person(userId),
    tx.use(factPort).of(userId),
    stoppedStarts(tx, consultation),
  ]);
  const dob = person?.dob ?? null;
  await recordStoppedStarts(tx, { ...consultation, dob }, stopped);
  const { facts } = await tx.use(factPort).save({
    ...(stopped.length === 0 && { known }),
    userId,
    kind,
    shipState,
    dob,
    answers,
    given,
    stage: 'submitted',
    questionnaire: config,
    visitId,
    responseId: response.id,
    clinician: null,
  });
  return { facts, dob };
};
