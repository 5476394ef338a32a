import { isDeepStrictEqual } from 'node:util';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import {
  type ClinicalQuestionnaire,
  furtherQuestions,
  isEmergency,
  opinions,
  questionnaireNamed,
  visitRegistration,
  withMoreQuestions,
  withoutRequiring,
} from '#modules/eligibility/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import {
  type Answers,
  pruneHidden,
  type QuizConfig,
  questionsOf,
  quizPort,
  readDraft,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { endedWithoutTreatment } from '../domain/states/index.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { alarmingAnswers } from './alarming-answers.ts';
import { applyCorrection } from './apply-correction.ts';
import { notices } from './notices.ts';
import { reportAlarmingTexts } from './report-alarming-texts.ts';
import { lockIntake } from './save-intake.ts';
import type { IntakeResult } from './submit-intake.ts';

/** A correction of submitted answers. */
export interface Amendment {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null;
  readonly reason: string;
}

/** The staff member who records the patient's statements. */
export interface ReportedAnswers {
  readonly clinicianId: string;
  /** The questions that the patient answered now, also when the answer is the same as before. */
  readonly askedAgain: readonly string[];
}

/** Submitted, and not ended without treatment: the answers still decide which treatment is safe. */
export const isCorrectable = ({ status }: Pick<Consultation, 'status'>): boolean =>
  status !== 'draft' && !endedWithoutTreatment(status);

type AskedVisit = Pick<Consultation, 'kind' | 'drugTypes' | 'removedDrugTypes'>;

/** The questionnaire with this name, else the usual one of the visit. */
const questionnaireOf = (
  { kind, drugTypes }: AskedVisit,
  configName: string | undefined,
): ClinicalQuestionnaire =>
  (configName === undefined ? null : questionnaireNamed(configName)?.questionnaire) ??
  visitRegistration(kind, drugTypes).questionnaire;

/** The questions this visit was asked, also about drugs that a rule has removed since. */
export const configOf = (visit: AskedVisit, configName: string | undefined): QuizConfig =>
  questionnaireOf(visit, configName).questionsFor([
    ...new Set([...visit.drugTypes, ...visit.removedDrugTypes]),
  ]);

/**
 * What staff may record in a visit: its questionnaire with the further questions of its service lines. Questions that
 * earlier visits answered and the patient did not reach in this one are not required, nor are those that only the
 * patient can answer. `given` are the answers in the questionnaire.
 */
export const staffConfigOf = (
  visit: AskedVisit & Parameters<typeof furtherQuestions>[0] & Pick<Consultation, 'answers'>,
  configName: string | undefined,
  given: Answers,
): QuizConfig =>
  withoutRequiring(
    withMoreQuestions(configOf(visit, configName), furtherQuestions(visit)),
    (id) => !Object.hasOwn(given, id) && (opinions.includes(id) || Object.hasOwn(visit.answers ?? {}, id)),
  );

/** Answers to questions outside the questionnaire: recorded by staff, and retained when the others are corrected. */
const notAsked = (config: QuizConfig, answers: Answers): Answers => {
  const asked = new Set(questionsOf(config).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !asked.has(id)));
};

/**
 * Answers that were missing in the visit, also when the patient gave the same one long ago, and those that they were
 * asked again.
 */
const givenNow = (before: Answers, given: Answers, askedAgain: readonly string[]): readonly string[] =>
  Object.keys(given).filter((question) => !Object.hasOwn(before, question) || askedAgain.includes(question));

const changedAnswers = (before: Answers, given: Answers): Answers =>
  Object.fromEntries(
    Object.entries(given).filter(([question, answer]) => !isDeepStrictEqual(answer, before[question])),
  );

/**
 * Whether this correction makes the visit an emergency: it is then saved although required answers are missing. An
 * emergency that was known before does not waive them.
 */
const raisesEmergency = (before: Answers, given: Answers): boolean => {
  const changed = changedAnswers(before, given);
  const unchanged = Object.fromEntries(
    Object.entries(given).filter(([question]) => !Object.hasOwn(changed, question)),
  );
  return isEmergency(changed) || (isEmergency(given) && !isEmergency(unchanged));
};

const amend = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  amendment: Amendment & Partial<ReportedAnswers>,
): Promise<IntakeResult> => {
  if (!isCorrectable(consultation))
    return orRefuse(fail('CONFLICT', 'This visit is closed. You can start again at any time.'));
  const { responseId, revision, reason, clinicianId = null, askedAgain = [] } = amendment;
  const response = await tx.use(quizPort).response(responseId);
  const config = clinicianId
    ? staffConfigOf(consultation, response?.configName, response?.content ?? {})
    : configOf(consultation, response?.configName);
  const given = pruneHidden(config, orRefuse(readDraft(config, amendment, tx.clock.now())));
  const isUrgent = raisesEmergency({ ...consultation.answers, ...response?.content }, given);
  const correction = { responseId, revision, answers: given, reason, isUrgent };
  orRefuse(await tx.use(quizPort).amend(actor, config, correction));

  const before = consultation.answers ?? {};
  const answers = questionnaireOf(consultation, response?.configName).historyOf(before, {
    ...notAsked(config, before),
    ...given,
  });
  const result = await applyCorrection(tx, actor, consultation, {
    answers,
    // A clinician records only the patient's statements; the patient fills in the whole form.
    given: clinicianId ? givenNow(before, given, askedAgain) : Object.keys(given),
    questionnaire: config,
    responseId,
    reason,
    clinician: clinicianId ? { id: clinicianId, reason: reason.trim() } : null,
  });
  await tx
    .use(messagePort)
    .write(consultation, systemAuthor, `Answers were corrected. Reason: ${reason.trim()}`);
  // Staff act on what the patient tells them; what the patient writes may be read later.
  if (!clinicianId)
    await reportAlarmingTexts(tx, consultation, [
      ...alarmingAnswers(config, changedAnswers(before, given)),
      reason.trim(),
    ]);
  if (result.isUnconfirmed)
    await tx.use(accountPort).notify(consultation.userId, () => notices.confirmCorrection());
  return result;
};

/**
 * A patient corrects submitted answers. The old ones are retained, the rules run again, and what they now forbid is put
 * on hold until the clinician has reviewed it. BAD_USER_INPUT names `reason` and each invalid question; CONFLICT when
 * the visit has ended or another device saved first.
 */
export const amendIntake = (
  scope: Scope,
  actor: Actor,
  userId: string,
  amendment: Amendment,
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) =>
    amend(tx, actor, await lockIntake(tx, userId, amendment.responseId), amendment),
  );

/**
 * As `amendIntake`, by staff who may decide the locked visit, from the patient's statements; also answers to questions
 * about drugs of the service line that the patient did not request. The questionnaire must be the visit's.
 */
export const amendForPatient = (
  scope: Scope,
  actor: Actor,
  consultation: Consultation,
  amendment: Amendment & ReportedAnswers,
): Promise<Result<IntakeResult>> => allOrNothing(scope, (tx) => amend(tx, actor, consultation, amendment));
