import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort, type BirthDateChange } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { decisionPort } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { addCorrection } from './add-correction.ts';
import { evaluateFor } from './evaluate-for.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { judgeTaken } from './judge-taken.ts';
import { notices } from './notices.ts';

/**
 * Evaluates the patient's treatments again. A stop, such as an age below 18, puts it on hold; so does another date than
 * in the answers, until a clinician has seen it. After the decision the change is a task for staff; before it, the case
 * is open and shows the flag.
 */
const judgeAgain = async (
  tx: Scope,
  actor: Actor,
  visit: Consultation,
  { before, after, reason }: BirthDateChange,
): Promise<void> => {
  const { id: consultationId, userId } = visit;
  const taken = await tx.use(prescriptionPort).takenDrugs(userId);
  const drugTypes = [...new Set([...visit.drugTypes, ...visit.removedDrugTypes, ...taken])];
  const judged = await evaluateFor(tx, visit, drugTypes, 'hold');
  const { findings, outcome } = judged.evaluation;
  const isAllowed = outcome !== 'stop' && outcome !== 'emergency';
  await holdWhatIsUnsafe(tx, visit, 'a changed birth date', { ...judged, actor, isAllowed });
  if (isOpen(visit.status)) return;
  const found = findings.filter(({ outcome: one, inputs }) => one === 'review' && inputs.includes('dob'));
  const changes = [{ questionId: 'dob', ...(before !== null && { before }), after }];
  await addCorrection(tx, actor, { consultationId, userId, reason, changes, found });
};

/** As `judgeAgain`, for a patient who has no visit and buys over the counter: only the age is known. */
const judgeAge = async (tx: Scope, actor: Actor, userId: string): Promise<void> => {
  const prescriptions = tx.use(prescriptionPort);
  const taken = await prescriptions.takenDrugs(userId);
  if (taken.length === 0) return;
  const judged = await judgeTaken(tx, userId, taken);
  const findings = judged.evaluation.findings.filter(({ inputs }) => inputs.every((one) => one === 'dob'));
  const held = await prescriptions.holdUnsafe(userId, { findings }, 'a changed birth date');
  if (held > 0) await tx.use(accountPort).notify(userId, () => notices.treatmentOnHold());
  await tx
    .use(decisionPort)
    .record([{ ...judged, consultationId: null, userId, taken, actor, isAllowed: held === 0 }]);
};

/**
 * The patient corrects the birth date of the account, and gives a reason. Audited; running treatments are evaluated
 * again in the same transaction. BAD_USER_INPUT names `dob` and `reason`. Repeating it changes nothing.
 */
export const changeBirthDate = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: { readonly dob: unknown; readonly reason: string },
): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    const visits = consultationRepository(tx.db);
    const newest = (await visits.answered(userId)).at(-1);
    const visit = newest && (await visits.lock(newest.id));
    await tx.use(billingPort).lockPerson(userId);
    const change = orRefuse(await tx.use(accountPort).changeBirthDate(actor, userId, input));
    if (change && visit) await judgeAgain(tx, actor, visit, change);
    else if (change) await judgeAge(tx, actor, userId);
    return true as const;
  });
