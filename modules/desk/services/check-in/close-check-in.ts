import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { prescriptionPort, type TreatmentAction, treatmentPort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { reasonForPatient } from '../../domain/decision-input.ts';
import { type LockedCase, lockCase, requireLicenses, reviewCase } from '../case-access.ts';
import { auditDecision } from '../decide.ts';
import { notices } from '../notices.ts';

/** A clinician's decision about a check-in: everything continues, or some of it is put on hold or ended. */
export interface CheckInDecision {
  readonly consultationId: string;
  readonly outcome: 'continue' | 'hold' | 'discontinue';
  /** The prescriptions to put on hold or end. */
  readonly prescriptionIds: readonly string[];
  readonly acknowledgedRuleIds: readonly string[];
  /** The text for the patient. */
  readonly message: string;
}

/**
 * Every flag was acknowledged; a hold by a rule is resumed or ended separately, because two clinicians may be needed
 * for it.
 */
const requireSettled = async (tx: Scope, { consultation }: LockedCase): Promise<void> => {
  const flags = (await tx.use(findingPort).of(consultation.id)).filter(
    ({ outcome, acknowledged }) => outcome === 'review' && !acknowledged,
  );
  if (flags.length > 0)
    orRefuse(
      fail('CONFLICT', `Read and acknowledge first: ${flags.map(({ ruleId }) => ruleId).join(', ')}.`),
    );
};

const requireNothingHeld = async (tx: Scope, { consultation }: LockedCase): Promise<void> => {
  const prescriptions = await tx.use(prescriptionPort).prescriptions(consultation.userId);
  const held = prescriptions.filter(
    ({ status, drugType }) => status === 'on_hold' && consultation.drugTypes.includes(drugType),
  );
  if (held.length > 0)
    orRefuse(
      fail(
        'CONFLICT',
        `${held.map(({ name }) => name).join(', ')} is on hold. Resume or discontinue it under Treatments first, or keep it on hold.`,
      ),
    );
};

/** Puts on hold or ends the chosen prescriptions; each message names its subject. */
const change = async (
  tx: Scope,
  { actor, clinician, consultation }: LockedCase,
  { outcome, prescriptionIds, message }: CheckInDecision,
): Promise<void> => {
  if (prescriptionIds.length === 0)
    orRefuse(badInput([{ field: 'input.prescriptionIds', message: 'Choose what this is about.' }]));
  const treatments = tx.use(treatmentPort);
  for (const prescriptionId of prescriptionIds) {
    const action: TreatmentAction = {
      actor,
      clinician,
      thread: consultation,
      state: consultation.shipState,
      target: { prescriptionId },
      reason: 'decided at a check-in',
      message,
    };
    if (outcome === 'discontinue') orRefuse(await treatments.discontinue(action));
    else
      orRefuse(
        await treatments.hold({ ...action, liftedWhen: 'Your clinician has looked at it again with you.' }),
      );
  }
};

/**
 * Decides a check-in and closes its case. `continue`: the patient reads the message, and treatment continues; CONFLICT
 * while a flag is not acknowledged or something is on hold. `hold` and `discontinue`: as the actions of the same name,
 * for the chosen prescriptions. BAD_USER_INPUT names `input.message` and `input.prescriptionIds`; CONFLICT for another
 * visit and while its emergency is open.
 */
export const closeCheckIn = (
  scope: Scope,
  staff: Staff,
  decision: CheckInDecision,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const { consultationId, outcome } = decision;
    const message = orRefuse(readInput(reasonForPatient, decision.message, 'input.message'));
    const locked = await reviewCase(tx, await lockCase(tx, staff, consultationId));
    requireLicenses(locked);
    const { consultation, clinician, actor } = locked;
    await tx.use(findingPort).acknowledge(consultationId, decision.acknowledgedRuleIds, clinician.id);
    await requireSettled(tx, locked);
    orRefuse(await tx.use(reviewPort).closeCheckIn(actor, locked, `check-in: ${outcome}`));
    if (outcome === 'continue') {
      await requireNothingHeld(tx, locked);
      await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), message);
      await tx.use(accountPort).notify(consultation.userId, () => notices.newMessage);
    } else await change(tx, locked, { ...decision, message });
    await auditDecision(tx, staff, locked, 'case.check_in_closed');
    return { consultationId };
  });
