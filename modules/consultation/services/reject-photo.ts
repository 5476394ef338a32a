import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, notFound } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { imageMachine, type RejectionReason, rejectionReasons } from '../domain/states/index.ts';
import { photoRepository } from '../repositories/photos.ts';
import { lockCase, reviewCase, type Staff } from './desk-access.ts';
import { move, moveConsultation, moveJourney } from './moves.ts';
import { notices } from './notices.ts';
import { requestRetake } from './photos.ts';
import { readText } from './text.ts';
import { photoHref } from './treatment.ts';

const isReason = (text: string): text is RejectionReason => Object.hasOwn(rejectionReasons, text);

/** A known reason in the words for the patient, or the clinician's own words. */
const reasonWords = (given: string): string => {
  const reason = orRefuse(readText('reason', given, 500));
  return isReason(reason) ? rejectionReasons[reason] : reason;
};

/** Asks for one photo again, with the reason; the visit waits for the patient. */
export const rejectPhoto = (scope: Scope, staff: Staff, input: { photoId: string; reason: string }) =>
  allOrNothing(scope, async (tx) => {
    const reason = reasonWords(input.reason);
    const photos = photoRepository(tx.db);
    const known = await photos.owned(input.photoId);
    if (!known) return orRefuse(notFound('photo'));
    const held = await reviewCase(tx, await lockCase(tx, staff, known.consultationId));
    const photo = await photos.owned(input.photoId);
    if (photo?.objectKey == null)
      return orRefuse(badInput([{ field: 'photoId', message: 'The patient has removed this photo.' }]));
    const cause = { actor: staff.actor, reason };
    const { id, status: from } = photo;
    await move(tx, imageMachine, { entity: 'photo', id, from }, 'rejected', cause);
    await photos.update({ ...photo, status: 'rejected', reason });
    await requestRetake(tx, staff.actor, known.consultationId);
    const asked = { actor: staff.actor, reason: 'asked for a photo again' };
    await moveConsultation(tx, held.consultation, 'needs_info', asked);
    await moveJourney(tx, held.journey, 'awaiting_patient_reply', asked);
    await tx.use(accountPort).notify(known.userId, notices.retakePhotos());
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'photo.rejected',
      subject: 'photo',
      subjectId: id,
      detail: { patientId: known.userId },
    });
    const { view, uploadedAt } = photo;
    return { id, view, status: 'rejected', url: photoHref(id), reason, uploadedAt };
  });
