import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Evaluation, factPort, findingPort, patientContext } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Answers, QuizConfig } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { checkInResult } from '../../domain/check-in/result-of.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { type JudgedAnswers, judgeAnswers } from '../judge-answers.ts';
import type { CheckInVisit } from './check-in-config.ts';
import { confirmedUnchanged, mergedAnswers } from './merged-answers.ts';

/** A check-in with the evaluation of the rules. */
export interface JudgedCheckIn {
  readonly judged: JudgedAnswers;
  /** What was answered now, without hidden questions. */
  readonly given: Answers;
  /** Everything known about the patient, overlaid with these answers. */
  readonly answers: Answers;
  /** The findings that a clinician has to review. */
  readonly unsettled: Evaluation['findings'];
  readonly result: ReturnType<typeof checkInResult>;
  /** What the patient takes from us. */
  readonly taken: readonly DrugType[];
}

/**
 * Records the answers of a check-in as facts, and applies every rule of check-ins to all treatments of the patient,
 * over the whole chart. What a clinician acknowledged for the same answers at an earlier visit is settled.
 */
export const judgeCheckIn = async (
  tx: Scope,
  { consultation }: CheckInVisit,
  { config, given, responseId }: { config: QuizConfig; given: Answers; responseId: string },
): Promise<JudgedCheckIn> => {
  const { id, userId, kind, shipState, drugTypes } = consultation;
  const person = await tx.use(accountPort).person(userId);
  const dob = person?.dob ?? null;
  const before = await tx.use(factPort).of(userId);
  const answers = mergedAnswers(before, config, given);
  const { facts } = await tx.use(factPort).save({
    userId,
    kind,
    shipState,
    dob,
    answers,
    given: [...Object.keys(given), ...confirmedUnchanged(before, given, answers)],
    stage: 'submitted',
    questionnaire: config,
    visitId: id,
    responseId,
    clinician: null,
  });
  const taken = await tx.use(prescriptionPort).takenDrugs(userId);
  const all = [...new Set([...drugTypes, ...taken])];
  const judged = judgeAnswers(facts, {
    purpose: 'check_in',
    kind,
    answers,
    drugTypes: all,
    patient: await patientContext(tx, userId, { drugTypes: all, visit: null }),
    isFirstOfLine: false,
    shipState,
    dob,
    now: tx.clock.now(),
  });
  const earlier = (await consultationRepository(tx.db).idsOf(userId)).filter((one) => one !== id);
  const unsettled = await tx.use(findingPort).unsettled(earlier, judged);
  return { judged, given, answers, unsettled, result: checkInResult(unsettled), taken };
};
