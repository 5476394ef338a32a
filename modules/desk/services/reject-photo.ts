import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { notFound } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import {
  photoHref,
  type RejectionReason,
  rejectionReasons,
  reviewPort,
} from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { retakeReason } from '../domain/decision-input.ts';
import { lockCase, reviewCase } from './case-access.ts';
import { notices } from './notices.ts';

const isReason = (text: string): text is RejectionReason => Object.hasOwn(rejectionReasons, text);

/** The patient's text for a known reason, or the clinician's own text. */
const reasonText = (given: string): string => {
  const reason = orRefuse(readInput(retakeReason, given, 'reason'));
  return isReason(reason) ? rejectionReasons[reason] : reason;
};

/** Asks the patient to take one photo again, with the reason; the visit waits for the patient. */
export const rejectPhoto = (scope: Scope, staff: Staff, input: { photoId: string; reason: string }) =>
  allOrNothing(scope, async (tx) => {
    const reason = reasonText(input.reason);
    const review = tx.use(reviewPort);
    const consultationId = await review.visitOfPhoto(input.photoId);
    if (consultationId === null) return orRefuse(notFound('photo'));
    const locked = await reviewCase(tx, await lockCase(tx, staff, consultationId));
    const photo = orRefuse(await review.rejectPhoto(staff.actor, locked, input.photoId, reason));
    const patientId = locked.consultation.userId;
    await tx.use(accountPort).notify(patientId, () => notices.retakePhotos);
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'photo.rejected',
      subject: 'photo',
      subjectId: photo.id,
      detail: { patientId },
    });
    const { id, view, uploadedAt } = photo;
    return { id, view, status: 'rejected', url: photoHref(id), reason, uploadedAt };
  });
