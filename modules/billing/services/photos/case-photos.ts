import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type CasePhotoView, casePhotoView, MOST_CASE_PHOTOS } from '../../domain/case-photo.ts';
import type { CasePhotos } from '../../index.ts';
import { casePhotoRepository } from '../../repositories/case-photos.ts';

/** Maximum unsent photos of one patient: enough for a report and a request at the same time. */
const MOST_UNSENT = 3 * MOST_CASE_PHOTOS;

/**
 * Stores a photo for a report or request that the patient is writing. It is encoded again, so that metadata is removed.
 * BAD_USER_INPUT on `photo`.
 */
export const uploadCasePhoto = async (
  scope: Scope,
  userId: string,
  body: Buffer,
): Promise<Result<CasePhotoView>> => {
  const prepared = await preparePhoto(body);
  if (!prepared.ok) return prepared;
  const store = scope.use(objectStorePort);
  const id = scope.ids.uuid();
  const objectKey = `cases/${id}.webp`;
  await store.put(objectKey, prepared.value, 'image/webp');
  const saved = await allOrNothing(scope, async (tx) => {
    const photos = casePhotoRepository(tx.db);
    await photos.lockUnsent(userId);
    if ((await photos.unsent(userId)).length >= MOST_UNSENT)
      orRefuse(badInput([{ field: 'photo', message: 'Too many photos. Remove one first.' }]));
    await photos.insert({
      id,
      userId,
      caseKind: null,
      caseId: null,
      objectKey,
      bytes: prepared.value.length,
      createdAt: tx.clock.now(),
    });
  });
  if (saved.ok) return ok(casePhotoView({ id }));
  await store.delete(objectKey);
  return saved;
};

/**
 * A photo for the patient who added it and, once it was sent, for staff; access by staff is audited, also while they
 * impersonate the patient. Null for everybody else.
 */
export const readCasePhoto = async (
  scope: Scope,
  user: SignedInUser,
  actor: Actor,
  id: string,
): Promise<{ body: Buffer; contentType: string } | null> => {
  const photo = isCanonicalUuid(id) ? await casePhotoRepository(scope.db).byId(id) : null;
  if (!photo) return null;
  const isOwn = photo.userId === user.id;
  if (!isOwn && (user.role === 'patient' || photo.caseId === null)) return null;
  if (!isOwn || actor.impersonatorId !== null)
    await recordAudit(scope, {
      actor,
      action: 'case_photo.read',
      subject: 'case_photo',
      subjectId: photo.id,
      detail: { patientId: photo.userId },
    });
  return scope.use(objectStorePort).get(photo.objectKey);
};

/** Sends photos with a report or request, see the port. */
export const casePhotos = (scope: Scope): CasePhotos => ({
  attach: async (userId, photoIds, to) => {
    const ids = [...new Set(photoIds)];
    if (ids.length === 0) return;
    const photos = casePhotoRepository(scope.db);
    const refuse = (message: string) => orRefuse(badInput([{ field: 'photoIds', message }]));
    if (ids.length > MOST_CASE_PHOTOS) refuse(`Please send at most ${MOST_CASE_PHOTOS} photos.`);
    const own = (await photos.unsent(userId)).filter(({ id }) => ids.includes(id));
    if (own.length < ids.length) refuse('A photo is missing. Please add it again.');
    await photos.send(ids, to);
  },
});
