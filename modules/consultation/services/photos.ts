import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import type { TakenView } from '#modules/eligibility/index.ts';
import type { Actor } from '#server/actor.ts';
import { type Cause, recordCreation, transition } from '#server/audit/transition.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { imageMachine, mediaSetMachine, stepAfter } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { type MediaSet, type Photo, photoRepository } from '../repositories/photos.ts';
import { backToReview } from './back-to-review.ts';
import { nextStep } from './next-step.ts';
import { isDocumentView } from './photos/document-photos-of.ts';
import { documentStored, documentTakenAgain } from './photos/identification.ts';
import { acceptsPhotos, lockPhotoVisit } from './photos/lock-photo-visit.ts';
import { takesPhotos } from './takes-photos.ts';
import { transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';

/** Changes the status of a locked set; nothing when it has it already. */
export const transitionSet = async (
  tx: Scope,
  set: MediaSet,
  to: MediaSet['status'],
  cause: Cause,
): Promise<void> => {
  if (set.status === to) return;
  await transition(tx, mediaSetMachine, { entity: 'media_set', id: set.id, from: set.status }, to, cause);
  await photoRepository(tx.db).setStatus(set.id, to);
};

/** The set of photos of a visit, locked; opened when there is none. */
export const openSet = async (tx: Scope, consultation: Consultation, cause: Cause): Promise<MediaSet> => {
  const photos = photoRepository(tx.db);
  const existing = await photos.lockSet(consultation.id);
  if (existing) return existing;
  const { id: consultationId, userId } = consultation;
  const set: MediaSet = { id: tx.ids.uuid(), consultationId, userId, status: 'incomplete' };
  await photos.insertSet(set, tx.clock.now());
  await recordCreation(tx, 'media_set', set, cause);
  return set;
};

/** Puts a stored picture into its slot. Returns the photo and the key of the picture that it replaced. */
export const fillSlot = async (
  tx: Scope,
  set: MediaSet,
  view: TakenView,
  objectKey: string,
  cause: Cause,
) => {
  const photos = photoRepository(tx.db);
  const existing = (await photos.ofSet(set.id)).find((photo) => photo.view === view);
  const from = existing?.status ?? 'missing';
  const photo: Photo = {
    id: existing?.id ?? tx.ids.uuid(),
    mediaSetId: set.id,
    view,
    status: 'uploaded',
    objectKey,
    reason: null,
    uploadedAt: tx.clock.now(),
  };
  await transition(tx, imageMachine, { entity: 'photo', id: photo.id, from }, 'uploading', cause);
  await transition(tx, imageMachine, { entity: 'photo', id: photo.id, from: 'uploading' }, 'uploaded', cause);
  await (existing ? photos.update(photo) : photos.insert(photo));
  return { photo, replacedKey: existing?.objectKey ?? null, wasRejected: from === 'rejected' };
};

/** Returns the case to the clinician when the last rejected photo has been retaken. */
const retakesDone = async (tx: Scope, consultation: Consultation, set: MediaSet, cause: Cause) => {
  const photos = await photoRepository(tx.db).ofSet(set.id);
  await documentTakenAgain(tx, consultation.id, photos, cause);
  if (photos.some((photo) => photo.status === 'rejected')) return;
  if (set.status === 'retake_requested') await transitionSet(tx, set, 'complete', cause);
  await backToReview(tx, cause.actor, consultation, 'photos taken again');
};

/** A photo of the visit in progress, or of a check-in. */
interface NewPhoto {
  readonly view: TakenView;
  readonly body: Buffer;
  readonly checkInId?: string;
}

/**
 * Accepts a patient's photo: checked, encoded again without its metadata, stored, and put in the slot of its view
 * replacing an earlier one. BAD_USER_INPUT on `photo`; CONFLICT when no visit accepts photos now.
 */
export const savePhoto = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  { view, body, checkInId }: NewPhoto,
): Promise<Result<Photo>> => {
  const isFor = { view, checkInId: checkInId ?? null };
  if (!(await scope.transaction((tx) => lockPhotoVisit(tx, userId, isFor)))) return noVisit;
  const picture = await preparePhoto(body);
  if (!picture.ok) return picture;
  const store = scope.use(objectStorePort);
  const key = `photos/${scope.ids.uuid()}.webp`;
  await store.put(key, picture.value, 'image/webp');
  const saved = await allOrNothing(scope, async (tx) => {
    const consultation = await lockPhotoVisit(tx, userId, isFor);
    if (!consultation) return orRefuse(noVisit);
    const cause = { actor, reason: 'uploaded by the patient' };
    const set = await openSet(tx, consultation, cause);
    const filled = await fillSlot(tx, set, view, key, cause);
    if (isDocumentView(view)) await documentStored(tx, consultation, cause);
    if (filled.wasRejected) await retakesDone(tx, consultation, set, cause);
    return filled;
  });
  if (!saved.ok) {
    await store.delete(key);
    return saved;
  }
  if (saved.value.replacedKey) await store.delete(saved.value.replacedKey);
  return { ok: true, value: saved.value.photo };
};

const noVisit = fail('CONFLICT', 'There is no visit that takes photos now.');

/** Empties a slot of the patient's own visit. The picture is deleted permanently. */
export const removePhoto = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  photoId: string,
): Promise<Result<boolean>> => {
  const removed = await allOrNothing(scope, async (tx) => {
    const photos = photoRepository(tx.db);
    const known = await photos.owned(photoId);
    if (known?.userId !== userId) return orRefuse(notFound('photo'));
    const consultation = await consultationRepository(tx.db).lock(known.consultationId);
    if (!consultation || !(await acceptsPhotos(tx, consultation))) return orRefuse(noVisit);
    const photo = await photos.owned(photoId);
    if (photo?.objectKey == null) return null;
    const cause = { actor, reason: 'removed by the patient' };
    const { id, status: from, objectKey } = photo;
    await transition(tx, imageMachine, { entity: 'photo', id, from }, 'uploading', cause);
    await transition(tx, imageMachine, { entity: 'photo', id, from: 'uploading' }, 'missing', cause);
    await photos.update({ ...photo, status: 'missing', objectKey: null, reason: null });
    return objectKey;
  });
  if (!removed.ok) return removed;
  if (removed.value) await scope.use(objectStorePort).delete(removed.value);
  return { ok: true, value: true };
};

/** The patient has finished or skipped the photos: the case goes to the clinicians. Repeating it changes nothing. */
export const finishPhotos = (scope: Scope, actor: Actor, userId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const consultation = await consultationRepository(tx.db).lockCurrent(userId, takesPhotos);
    if (!consultation) return orRefuse(noVisit);
    const cause = { actor, reason: 'photos finished' };
    const set = await photoRepository(tx.db).lockSet(consultation.id);
    const photos = set ? await photoRepository(tx.db).ofSet(set.id) : [];
    if (
      set?.status === 'incomplete' &&
      photos.some((photo) => photo.objectKey !== null && !isDocumentView(photo.view))
    )
      await transitionSet(tx, set, 'complete', cause);
    if (consultation.status === 'draft') return true;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (journey.status === 'awaiting_media')
      await transitionJourney(
        tx,
        journey,
        await nextStep(tx, userId, stepAfter(journey.kind, 'awaiting_media')),
        cause,
      );
    await waitForCall(tx, consultation.id);
    return true;
  });

/** Records that a clinician has opened the case, photos included. */
export const mediaInReview = async (tx: Scope, actor: Actor, consultationId: string): Promise<void> => {
  const set = await photoRepository(tx.db).lockSet(consultationId);
  if (set?.status === 'complete')
    await transitionSet(tx, set, 'in_review', { actor, reason: 'opened for review' });
};

/** Requests a photo again for the clinician. A set that the patient has not finished stays open as it is. */
export const requestRetake = async (tx: Scope, actor: Actor, consultationId: string): Promise<void> => {
  await mediaInReview(tx, actor, consultationId);
  const set = await photoRepository(tx.db).lockSet(consultationId);
  if (set?.status === 'in_review')
    await transitionSet(tx, set, 'retake_requested', { actor, reason: 'a photo is not usable' });
};
