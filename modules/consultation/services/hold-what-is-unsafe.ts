import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { decisionPort, type JudgedVisit, judgeVisit } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { notices } from './notices.ts';

type AnsweredVisit = Pick<Consultation, 'id' | 'userId' | 'drugTypes' | 'removedDrugTypes'>;

/** What was decided about the new answers, as the visit they belong to is concerned. */
interface AnswersDecision extends JudgedVisit {
  readonly actor: Actor;
  /** Whether the visit goes on with them. */
  readonly isAllowed: boolean;
}

/**
 * The visit's answers judged for everything the patient takes from us, beside the drugs of the visit. A change of
 * treatment is about drugs that they do not take yet.
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
  const taken = await tx.use(prescriptionPort).takenDrugs(userId);
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
