import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { isOpen, reviewPort } from '#modules/consultation/index.ts';
import { messagePort } from '#modules/message/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { lockCase, reviewCase } from './case-access.ts';

/** Opens a case from the queue, or from a colleague who has not opened it yet. Opening a closed case is only audited. */
export const takeFromQueue = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const locked = await lockCase(tx, staff, consultationId);
    const waitsForPatient = ['draft', 'needs_info', 'awaiting_call', 'plan_proposed'].includes(
      locked.consultation.status,
    );
    if (isOpen(locked.consultation.status) && !waitsForPatient) {
      await reviewCase(tx, locked, true);
      orRefuse(await tx.use(reviewPort).waitForCall(consultationId));
    }
    orRefuse(await tx.use(reviewPort).photosOpened(staff.actor, consultationId));
    await tx.use(messagePort).markReadByStaff(consultationId);
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'case.taken',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: locked.consultation.userId },
    });
    return { consultationId };
  });
