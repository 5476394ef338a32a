import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { decisionPort, type JudgedVisit, judgeVisit } from '#modules/eligibility/index.ts';
import { type PrescriptionView, prescriptionPort } from '#modules/prescription/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { notices } from './notices.ts';

type AnsweredVisit = Pick<
  Consultation,
  'id' | 'userId' | 'kind' | 'answers' | 'drugTypes' | 'removedDrugTypes' | 'shipState' | 'earlierAnswers'
>;

/** What was decided about the new answers, as the visit they belong to is concerned. */
interface AnswersDecision extends JudgedVisit {
  readonly actor: Actor;
  /** Whether the visit goes on with them. */
  readonly isAllowed: boolean;
}

/** Everything the patient takes from us, beside the drugs of the visit. A change of treatment is about others: not yet. */
const drugsToJudge = (
  { kind, drugTypes, removedDrugTypes }: Pick<AnsweredVisit, 'kind' | 'drugTypes' | 'removedDrugTypes'>,
  prescriptions: readonly PrescriptionView[],
): readonly DrugType[] => {
  const runs = prescriptions.filter(({ status }) => status === 'active' || status === 'on_hold');
  const active = runs.filter(({ status }) => status === 'active');
  const own =
    kind === 'titration' ? runs.map(({ drugType }) => drugType) : [...drugTypes, ...removedDrugTypes];
  return [...new Set([...own, ...active.map(({ drugType }) => drugType)])];
};

const judgeAll = async (
  tx: Scope,
  visit: AnsweredVisit,
  drugTypes: readonly DrugType[],
  { facts }: JudgedVisit,
): Promise<JudgedVisit> => {
  const { userId, kind, answers, shipState, earlierAnswers } = visit;
  const person = await tx.use(accountPort).person(userId);
  return judgeVisit({
    purpose: 'hold',
    kind,
    answers: answers ?? {},
    drugTypes,
    shipState,
    dob: person?.dob ?? null,
    earlierAnswers: earlierAnswers.map((earlier) => earlier.answers),
    answeredAt: facts.answeredAt ?? {},
    now: tx.clock.now(),
  });
};

/**
 * New answers may make unsafe what the patient takes already, from whatever visit. Puts that on hold in the transaction
 * of the answers, tells the patient, and records what was decided about the answers and about everything they take.
 * Returns whether anything was put on hold.
 */
export const holdWhatIsUnsafe = async (
  tx: Scope,
  visit: AnsweredVisit,
  reason: string,
  decision: AnswersDecision,
): Promise<boolean> => {
  const { id: consultationId, userId } = visit;
  const prescriptions = await tx.use(prescriptionPort).prescriptions(userId);
  const taken = prescriptions.filter(({ status }) => status === 'active').map(({ drugType }) => drugType);
  const all = await judgeAll(tx, visit, drugsToJudge(visit, prescriptions), decision);
  const held = await tx.use(prescriptionPort).holdUnsafe(userId, all.evaluation, reason);
  if (held > 0) await tx.use(accountPort).notify(userId, notices.treatmentOnHold());
  await tx
    .use(decisionPort)
    .record([
      { consultationId, userId, ...decision, taken },
      ...(taken.length > 0
        ? [{ consultationId, userId, ...all, taken, actor: systemActor, isAllowed: held === 0 }]
        : []),
    ]);
  return held > 0;
};
