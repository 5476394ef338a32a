import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type ContinuityDecision, decisionLabel } from '../domain/interruption.ts';
import type { TreatmentAction } from '../index.ts';
import { type Decided, interruptionRepository } from '../repositories/interruptions.ts';
import { discontinueTreatment } from './change-treatment.ts';
import { mustNotLapse } from './must-not-lapse.ts';
import { lockTreatments, notifyOfAction, requireLicenses } from './treatment-action.ts';

type ContinuityAction = TreatmentAction & { readonly decision: ContinuityDecision };

const isRepeated = (last: Decided | null, decided: Decided): boolean =>
  last !== null &&
  last.decision === decided.decision &&
  last.decidedBy === decided.decidedBy &&
  last.patientText === decided.patientText;

/** The contract is documented at the port. */
export const decideContinuity = async (tx: Scope, action: ContinuityAction): Promise<void> => {
  const { actor, clinician, decision, reason, message, thread } = action;
  await requireLicenses(tx, action, 'visit');
  const [treatment] = await lockTreatments(tx, action);
  const prescription = treatment?.prescription;
  if (!prescription || !mustNotLapse(prescription.drugType))
    return orRefuse(fail('CONFLICT', 'This treatment may end without coming down in steps.'));
  // Ending it records the decision, with everything else that an end means.
  if (decision === 'stop' && prescription.status !== 'stopped') {
    await discontinueTreatment(tx, action);
    return;
  }
  const interruptions = interruptionRepository(tx.db);
  const decidedAt = tx.clock.now();
  const { id: prescriptionId } = prescription;
  const decided: Decided = { decision, decidedBy: clinician.id, decidedAt, patientText: message, reason };
  if (!(await interruptions.decide(prescriptionId, decided))) {
    if (isRepeated(await interruptions.lastDecided(prescriptionId), decided)) return;
    const none = {
      id: tx.ids.uuid(),
      prescriptionId,
      cause: 'none',
      sourceId: null,
      raisedAt: decidedAt,
    } as const;
    await interruptions.addDecided(none, decided);
  }
  await notifyOfAction(
    tx,
    action,
    'planned',
    `${decisionLabel(decision)}: ${prescription.name}\n\n${message}`,
  );
  await recordAudit(tx, {
    actor,
    action: 'treatment.continuity_decided',
    subject: 'consultation',
    subjectId: thread.id,
    detail: { patientId: thread.userId, prescriptionId, decision, reason },
  });
};
