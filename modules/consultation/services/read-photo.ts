import { may } from '#config/staff-permissions.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { progressPhotoRepository } from '../repositories/photos/progress-photos.ts';
import { renewalPhotoRepository } from '../repositories/photos/renewal-photos.ts';
import { photoRepository } from '../repositories/photos.ts';

/** Operators, and clinicians licensed where the patient has a visit: a case shows the photos of earlier visits too. */
export const staffMaySee = async (scope: Scope, user: SignedInUser, patientId: string): Promise<boolean> => {
  if (may(user.role, 'assign_cases')) return true;
  const clinician = await scope.use(clinicianPort).ofStaff(user);
  if (clinician === null) return false;
  const states = await consultationRepository(scope.db).statesOf(patientId);
  return states.some((state) => clinician.states.includes(state));
};

interface Stored {
  readonly id: string;
  readonly userId: string;
  readonly objectKey: string | null;
  /** False for the patient's private photos: an unshared progress photo, and an unsent one. */
  readonly isShared: boolean;
}

/** A photo of a visit, of a patient's progress, or of a renewal that is not sent yet. */
const find = async (scope: Scope, photoId: string): Promise<Stored | null> => {
  const photo = await photoRepository(scope.db).owned(photoId);
  if (photo) return { ...photo, isShared: true };
  const progress = await progressPhotoRepository(scope.db).find(photoId);
  if (progress) return { ...progress, isShared: progress.sharedAt !== null };
  const unsent = await renewalPhotoRepository(scope.db).find(photoId);
  return unsent && { ...unsent, isShared: false };
};

/** A photo for its owner or for staff; access by staff, also while impersonating, is audited. Null for everybody else. */
export const readPhoto = async (
  scope: Scope,
  user: SignedInUser,
  actor: Actor,
  photoId: string,
): Promise<{ body: Buffer; contentType: string } | null> => {
  const photo = isCanonicalUuid(photoId) ? await find(scope, photoId) : null;
  if (photo?.objectKey == null) return null;
  const isOwn = photo.userId === user.id && actor.impersonatorId === null;
  if (
    photo.userId !== user.id &&
    (user.role === 'patient' || !(await staffMaySee(scope, user, photo.userId)))
  )
    return null;
  if (!isOwn && !photo.isShared) return null;
  if (!isOwn)
    await recordAudit(scope, {
      actor,
      action: 'photo.read',
      subject: 'photo',
      subjectId: photo.id,
      detail: { patientId: photo.userId },
    });
  return scope.use(objectStorePort).get(photo.objectKey);
};
