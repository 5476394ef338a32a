import type { Evaluation } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeHold } from './place-hold.ts';

/**
 * Puts the prescriptions that the findings are about on hold until a clinician has seen the correction that led to them.
 * One that is on hold for another reason gets this one too. Returns how many were put on hold.
 */
export const holdUntilSeen = async (
  tx: Scope,
  userId: string,
  findings: Evaluation['findings'],
  correctionId: string,
): Promise<number> => {
  if (findings.length === 0) return 0;
  const reason = 'corrected answers ask for a review';
  const newlyHeld: string[] = [];
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold'])) {
    const about = findings.filter(({ drugTypes }) => drugTypes.includes(prescription.drugType));
    if (about.length === 0) continue;
    const hold = {
      placedBy: null,
      ruleIds: about.map(({ ruleId }) => ruleId),
      isHardStop: false,
      reason,
      correctionId,
      patientText:
        'You changed an answer after this was prescribed, so a clinician has to review it before more of this treatment is sent.',
      liftedWhen: 'A clinician has read your new answer and agrees that you can continue.',
    };
    await placeHold(tx, prescription, hold, { actor: systemActor, reason });
    if (prescription.status === 'active') newlyHeld.push(prescription.id);
  }
  if (newlyHeld.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds: newlyHeld, overTheCounter: [] });
  return newlyHeld.length;
};
