import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import { messageRepository } from '../repositories/messages.ts';
import { lockCase, reviewCase, type Staff } from './desk-access.ts';
import { mediaInReview } from './photos.ts';

/** Opens a case, from the queue or from a colleague who has not begun. Looking at a closed one is only noted. */
export const takeFromQueue = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const held = await lockCase(tx, staff, consultationId);
    const waitsForPatient = ['needs_info', 'plan_proposed'].includes(held.consultation.status);
    if (isOpen(held.consultation.status) && !waitsForPatient) await reviewCase(tx, held, true);
    await mediaInReview(tx, staff.actor, consultationId);
    await messageRepository(tx.db).markRead({ consultationId }, tx.clock.now());
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'case.taken',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: held.consultation.userId },
    });
    return { consultationId };
  });
