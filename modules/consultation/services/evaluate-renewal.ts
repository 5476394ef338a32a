import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  factPort,
  medicalHistory,
  patientContext,
  type RegisteredQuestionnaire,
  treatedDrugs,
  unconfirmedCorrections,
} from '#modules/eligibility/index.ts';
import {
  type Answers,
  carryOver,
  pruneHidden,
  type QuizConfig,
  type QuizResponse,
} from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { isFirstOfLine } from './first-of-line.ts';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.ts';

/** A renewal's answers, with their questionnaire. */
export interface AnsweredRenewal {
  readonly response: QuizResponse;
  readonly registered: RegisteredQuestionnaire;
}

/**
 * Earlier answers that the patient says have not changed: they count as given again. Except for a clinician's
 * correction, which they have to confirm separately.
 */
export const unchangedAnswers = async (
  tx: Scope,
  userId: string,
  renewal: Answers,
  answers: Answers,
): Promise<readonly string[]> => {
  if (!Object.hasOwn(renewal, 'changes')) return [];
  const waiting = unconfirmedCorrections(await tx.use(factPort).of(userId)).map(({ question }) => question);
  return medicalHistory.filter((id) => Object.hasOwn(answers, id) && !waiting.includes(id));
};

/** The renewal may have asked about more drugs than those that are prescribed again. */
/** The questions of a renewal, about every drug that is prescribed. */
export const configOf = ({ registered: { questionnaire } }: AnsweredRenewal): QuizConfig =>
  questionnaire.questionsFor(treatedDrugs);

/** The given answers, without those to hidden and retired questions. */
export const answersOf = (answered: AnsweredRenewal): Answers => {
  const config = configOf(answered);
  return pruneHidden(config, carryOver(answered.response.content, config).answers);
};

/** The renewal visit that the answers belong to. */
interface RenewalVisit {
  readonly id: string;
  readonly userId: string;
  readonly drugTypes: readonly DrugType[];
  /** The products that it is about. */
  readonly replaces: readonly number[];
  /** The state the patient moved to; the profile's state when left out. */
  readonly movedTo: string | undefined;
}

export interface EvaluatedRenewal extends JudgedAnswers {
  /** The answers of the renewal, overlaid on those of earlier visits. */
  readonly answers: Answers;
  readonly shipState: string;
}

/** Records the answers of a renewal as facts of its visit, and evaluates them with the whole history. */
export const evaluateRenewal = async (
  tx: Scope,
  { id, userId, drugTypes, replaces, movedTo }: RenewalVisit,
  answered: AnsweredRenewal,
): Promise<EvaluatedRenewal> => {
  const { response, registered } = answered;
  const { questionnaire } = registered;
  const last = (await consultationRepository(tx.db).answered(userId)).at(-1);
  const renewal = answersOf(answered);
  const here: Answers = movedTo === undefined ? {} : { state: movedTo };
  const answers = { ...questionnaire.historyOf(last?.answers ?? {}, renewal), ...here };
  const person = await tx.use(accountPort).person(userId);
  const shipState = movedTo ?? person?.address?.state ?? last?.shipState ?? '';
  const dob = person?.dob ?? null;
  const { facts } = await tx.use(factPort).save({
    userId,
    kind: 'renewal',
    shipState,
    dob,
    answers,
    given: [
      ...Object.keys({ ...renewal, ...here }),
      ...(await unchangedAnswers(tx, userId, renewal, answers)),
    ],
    stage: 'submitted',
    questionnaire: configOf(answered),
    visitId: id,
    responseId: response.id,
    clinician: null,
  });
  const judged = judgeAnswers(facts, {
    purpose: 'renewal',
    kind: 'renewal',
    answers,
    drugTypes,
    isFirstOfLine: await isFirstOfLine(tx, { id, userId, kind: 'renewal', drugTypes, shipState }),
    shipState,
    dob,
    patient: await patientContext(tx, userId, { drugTypes, visit: { id, checkoutId: null, replaces } }),
    now: tx.clock.now(),
  });
  return { ...judged, answers, shipState };
};
