import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Evaluation, ssris, strengthOf } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import { holdRepository, type NewHold } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeDrugHold, placeHold } from './place-hold.ts';
import { type RuleHold, ruleHoldOn } from './rule-hold.ts';
import { runningOverTheCounter } from './running-over-the-counter.ts';
import { stopUnsafe } from './stop-unsafe.ts';

const announce = async (
  tx: Scope,
  userId: string,
  prescriptionIds: readonly string[],
  overTheCounter: readonly DrugType[] = [],
): Promise<void> => {
  if (prescriptionIds.length > 0 || overTheCounter.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds, overTheCounter });
};

const lookFirst =
  'Because of what you told us, a clinician has to review this treatment before more is sent.';

/** An antidepressant must never lapse unnoticed (docs/clinical/premature-ejaculation.md#SSRI-NOGAP). */
const doNotStop = `${lookFirst} Please do not stop it suddenly on your own: the clinician will decide today what you should do next, and will write to you. If you feel worse, call or text 988.`;

const newHold = (hold: RuleHold, reason: string, drugType: DrugType): NewHold => ({
  ...hold,
  placedBy: null,
  reason,
  patientText: ssris.includes(drugType) ? doNotStop : lookFirst,
  liftedWhen: hold.isHardStop
    ? 'Two clinicians have looked at your answers and agree that you can continue.'
    : 'A clinician has looked at your answers and agrees that you can continue.',
});

type Judged = Pick<Evaluation, 'findings'>;

/** Whether any finding stops a drug for the patient. */
const takesAnything = ({ findings }: Judged): boolean =>
  findings.some(({ outcome }) => strengthOf(outcome) >= strengthOf('alternative'));

/** Returns the prescriptions that were active until now. */
const holdPrescriptions = async (
  tx: Scope,
  userId: string,
  evaluation: Judged,
  reason: string,
): Promise<readonly string[]> => {
  const newlyHeld: string[] = [];
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold'])) {
    const hold = ruleHoldOn(prescription.drugType, evaluation);
    if (hold === null) continue;
    await placeHold(tx, prescription, newHold(hold, reason, prescription.drugType), {
      actor: systemActor,
      reason,
    });
    if (prescription.status === 'active') newlyHeld.push(prescription.id);
  }
  return newlyHeld;
};

/** The same for what the patient buys without a prescription. Returns the drugs that were not on hold until now. */
const holdOverTheCounter = async (
  tx: Scope,
  userId: string,
  evaluation: Judged,
  reason: string,
): Promise<readonly DrugType[]> => {
  const unsafe = (await runningOverTheCounter(tx, userId)).flatMap(({ drugType }) => {
    const hold = ruleHoldOn(drugType, evaluation);
    return hold ? [{ drugType, hold }] : [];
  });
  if (unsafe.length === 0) return [];
  const holds = await holdRepository(tx.db).openOfDrugs(userId);
  const newlyHeld: DrugType[] = [];
  for (const { drugType, hold } of unsafe) {
    const open = holds.filter((one) => one.drugType === drugType);
    const subject = { userId, drugType, open };
    await placeDrugHold(tx, subject, newHold(hold, reason, drugType), { actor: systemActor, reason });
    if (open.length === 0) newlyHeld.push(drugType);
  }
  return newlyHeld;
};

/**
 * Puts the treatments that a new hard finding affects on hold, over the counter too, until a clinician has reviewed it
 * (docs/clinical/check-ins-and-dose-changes.md#FREEZE). What is on hold for another reason gets this one too, so that
 * nobody resumes it without knowing it. The pharmacy is asked to stop what has not shipped. Returns how many were put
 * on hold.
 */
export const holdUnsafe = async (
  tx: Scope,
  userId: string,
  evaluation: Judged,
  reason: string,
): Promise<number> => {
  if (!takesAnything(evaluation)) return 0;
  // A charge that is being decided on waits for this, or is decided first.
  await tx.use(billingPort).lockPerson(userId);
  const prescriptionIds = await holdPrescriptions(tx, userId, evaluation, reason);
  const overTheCounter = await holdOverTheCounter(tx, userId, evaluation, reason);
  await stopUnsafe(tx, userId, evaluation);
  await announce(tx, userId, prescriptionIds, overTheCounter);
  return prescriptionIds.length + overTheCounter.length;
};
