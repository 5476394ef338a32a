import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { decisionPort, type JudgedVisit, judgeVisit } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { notices } from './notices.ts';

type AnsweredVisit = Pick<Consultation, 'id' | 'userId' | 'drugTypes' | 'removedDrugTypes'>;

/** The decision about the new answers for the visit that they belong to. */
interface AnswersDecision extends JudgedVisit {
  readonly actor: Actor;
  /** Whether the visit continues with them. */
  readonly isAllowed: boolean;
  /** The drugs that the patient takes already; read where it is left out. */
  readonly taken?: readonly DrugType[];
}

/**
 * The visit's answers, evaluated for all current treatments in addition to the drugs of the visit. A change of
 * treatment is about drugs that the patient does not take yet.
 */
const judgeAll = (
  visit: Pick<AnsweredVisit, 'drugTypes' | 'removedDrugTypes'>,
  taken: readonly DrugType[],
  { facts }: JudgedVisit,
): JudgedVisit =>
  judgeVisit({
    ...facts,
    purpose: 'hold',
    drugTypes: [
      ...new Set(
        facts.kind === 'titration' ? taken : [...visit.drugTypes, ...visit.removedDrugTypes, ...taken],
      ),
    ],
  });

/**
 * New answers may make unsafe what the patient takes already, from whatever visit. Puts that on hold in the transaction
 * of the answers, notifies the patient, and records the decisions about the answers and about all treatments. Returns
 * whether anything was put on hold.
 */
export const holdWhatIsUnsafe = async (
  tx: Scope,
  visit: AnsweredVisit,
  reason: string,
  decision: AnswersDecision,
): Promise<boolean> => {
  const { id: consultationId, userId } = visit;
  const taken = decision.taken ?? (await tx.use(prescriptionPort).takenDrugs(userId));
  const all = judgeAll(visit, taken, decision);
  const held = await tx.use(prescriptionPort).holdUnsafe(userId, all.evaluation, reason);
  if (held > 0) await tx.use(accountPort).notify(userId, () => notices.treatmentOnHold());
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
