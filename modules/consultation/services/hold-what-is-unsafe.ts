import { accountPort } from '#modules/account/index.ts';
import { type Evaluation, evaluateVisit } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { notices } from './notices.ts';

type AnsweredVisit = Pick<
  Consultation,
  'userId' | 'kind' | 'answers' | 'drugTypes' | 'removedDrugTypes' | 'shipState' | 'earlierAnswers'
>;

/** The evaluation of a visit's answers for everything the patient takes from us, beside the drugs of the visit. */
const evaluateAll = async (tx: Scope, visit: AnsweredVisit): Promise<Evaluation> => {
  const { userId, kind, answers, shipState, earlierAnswers } = visit;
  const taken = (await tx.use(prescriptionPort).prescriptions(userId)).filter(
    ({ status }) => status === 'active',
  );
  const person = await tx.use(accountPort).person(userId);
  return evaluateVisit({
    kind,
    answers: answers ?? {},
    drugTypes: [
      ...new Set([...visit.drugTypes, ...visit.removedDrugTypes, ...taken.map(({ drugType }) => drugType)]),
    ],
    shipState,
    dob: person?.dob ?? null,
    earlierAnswers: earlierAnswers.map((earlier) => earlier.answers),
    now: tx.clock.now(),
  });
};

/**
 * New answers may make unsafe what the patient takes already, from whatever visit. Puts that on hold in the transaction
 * of the answers, and tells the patient. Returns whether anything was put on hold.
 */
export const holdWhatIsUnsafe = async (tx: Scope, visit: AnsweredVisit, reason: string): Promise<boolean> => {
  const evaluation = await evaluateAll(tx, visit);
  const held = await tx.use(prescriptionPort).holdUnsafe(visit.userId, evaluation, reason);
  if (held > 0) await tx.use(accountPort).notify(visit.userId, notices.treatmentOnHold());
  return held > 0;
};
