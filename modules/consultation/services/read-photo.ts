import { isCanonicalUuid } from '#kernel/uuid.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { photoRepository } from '../repositories/photos.ts';

/** Operators, and clinicians licensed where the patient has a visit: a case shows the photos of earlier visits too. */
export const staffMaySee = async (scope: Scope, user: SignedInUser, patientId: string): Promise<boolean> => {
  if (user.role === 'operator') return true;
  const clinician = await scope.use(clinicianPort).ofStaff(user);
  if (clinician === null) return false;
  const states = await consultationRepository(scope.db).statesOf(patientId);
  return states.some((state) => clinician.states.includes(state));
};

/** A photo for its owner or for staff; access by staff, also while impersonating, is audited. Null for everybody else. */
export const readPhoto = async (
  scope: Scope,
  user: SignedInUser,
  actor: Actor,
  photoId: string,
): Promise<{ body: Buffer; contentType: string } | null> => {
  const photo = isCanonicalUuid(photoId) ? await photoRepository(scope.db).owned(photoId) : null;
  if (photo?.objectKey == null) return null;
  const isOwn = photo.userId === user.id;
  if (!isOwn && (user.role === 'patient' || !(await staffMaySee(scope, user, photo.userId)))) return null;
  if (!isOwn || actor.impersonatorId !== null)
    await recordAudit(scope, {
      actor,
      action: 'photo.read',
      subject: 'photo',
      subjectId: photo.id,
      detail: { patientId: photo.userId },
    });
  return scope.use(objectStorePort).get(photo.objectKey);
};
