import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Evaluation } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import { holdRepository, type NewHold } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeDrugHold, placeHold } from './place-hold.ts';
import { type RuleHold, ruleHoldOn } from './rule-hold.ts';
import { runningOverTheCounter } from './running-over-the-counter.ts';

const announce = async (
  tx: Scope,
  userId: string,
  prescriptionIds: readonly string[],
  overTheCounter: readonly DrugType[] = [],
): Promise<void> => {
  if (prescriptionIds.length > 0 || overTheCounter.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds, overTheCounter });
};

const newHold = (hold: RuleHold, reason: string): NewHold => ({
  ...hold,
  placedBy: null,
  reason,
  patientText: 'Because of what you told us, a clinician has to look at this treatment before more is sent.',
  liftedWhen: hold.isHardStop
    ? 'Two clinicians have looked at your answers and agree that you can continue.'
    : 'A clinician has looked at your answers and agrees that you can continue.',
});

type Judged = Pick<Evaluation, 'findings'>;

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
    await placeHold(tx, prescription, newHold(hold, reason), { actor: systemActor, reason });
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
    await placeDrugHold(tx, subject, newHold(hold, reason), { actor: systemActor, reason });
    if (open.length === 0) newlyHeld.push(drugType);
  }
  return newlyHeld;
};

/**
 * Puts what a new hard finding takes on hold, over the counter too, until a clinician has reviewed it
 * (docs/clinical/check-ins-and-dose-changes.md#FREEZE). What is on hold for another reason gets this one too, so that
 * nobody resumes it without knowing it. Returns how many were put on hold.
 */
export const holdUnsafe = async (
  tx: Scope,
  userId: string,
  evaluation: Judged,
  reason: string,
): Promise<number> => {
  // A charge that is being decided on waits for this, or is decided first.
  await tx.use(billingPort).lockPerson(userId);
  const prescriptionIds = await holdPrescriptions(tx, userId, evaluation, reason);
  const overTheCounter = await holdOverTheCounter(tx, userId, evaluation, reason);
  await announce(tx, userId, prescriptionIds, overTheCounter);
  return prescriptionIds.length + overTheCounter.length;
};

/** Puts every active prescription on hold because the patient moved to another state. */
export const holdAll = async (tx: Scope, userId: string, reason: string): Promise<void> => {
  const newlyHeld: string[] = [];
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active'])) {
    await placeHold(
      tx,
      prescription,
      {
        placedBy: null,
        ruleIds: [],
        isHardStop: false,
        reason,
        patientText:
          'You moved, so a clinician in your new state has to take over before more of this treatment is sent.',
        liftedWhen: 'A clinician licensed in your new state has taken over.',
      },
      { actor: systemActor, reason },
    );
    newlyHeld.push(prescription.id);
  }
  await announce(tx, userId, newlyHeld);
};
