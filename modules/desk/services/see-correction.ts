import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { notFound, type Result } from '#kernel/result.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { treatmentPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { seenNote } from '../domain/decision-input.ts';
import { lockCase } from './case-access.ts';

/**
 * A clinician licensed in the state of the case has seen answers that were corrected after the decision: the task is
 * done, and treatments that were on hold for it continue. Repeating it changes nothing. FORBIDDEN for operators, and
 * without a license in the patient's current state when something is on hold; BAD_USER_INPUT names `note`.
 */
export const seeCorrection = (
  scope: Scope,
  staff: Staff,
  input: { correctionId: string; note: string | null },
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const note = orRefuse(readInput(seenNote, input.note, 'note'));
    const { correctionId } = input;
    const review = tx.use(reviewPort);
    const consultationId = (await review.visitOfCorrection(correctionId)) ?? orRefuse(notFound('correction'));
    const { clinician, actor, consultation } = await lockCase(tx, staff, consultationId);
    const ruleIds = await review.seeCorrection(correctionId, { clinicianId: clinician.id, note });
    if (ruleIds === null) return { consultationId };
    await tx.use(findingPort).acknowledge(consultationId, ruleIds, clinician.id);
    const resumed = orRefuse(
      await tx.use(treatmentPort).liftSeen({
        actor,
        clinician,
        thread: consultation,
        state: consultation.shipState,
        correctionId,
        reason: note ?? 'the corrected answers were seen',
      }),
    );
    await recordAudit(tx, {
      actor,
      action: 'case.correction_seen',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: consultation.userId, correctionId, resumed },
    });
    return { consultationId };
  });
