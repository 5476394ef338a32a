import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { type PhotoView, questionnaireNamed } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import type { SweepDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../../repositories/consultations.ts';
import { type RenewalPhoto, renewalPhotoRepository } from '../../repositories/photos/renewal-photos.ts';
import { fillSlot, openSet, transitionSet } from '../photos.ts';

/** Days after which a photo that was never sent is deleted. */
const KEPT_DAYS = 60;

const noRenewal = fail('CONFLICT', 'There is no renewal that takes photos now.');

/** Whether the patient is answering a renewal. After a move the visit itself takes the photos. */
const isRenewing = async (tx: Scope, userId: string): Promise<boolean> =>
  (await tx.use(quizPort).drafts({ userId })).some(({ configName }) => {
    const registered = questionnaireNamed(configName);
    return registered?.kind === 'renewal' && !registered.isAfterMove;
  });

/**
 * Stores a photo for the renewal that the patient is answering: checked, encoded again without its metadata, and not
 * visible to others before it is sent. It replaces an earlier one of its view. BAD_USER_INPUT on `photo`; CONFLICT
 * without such a renewal.
 */
export const saveRenewalPhoto = async (
  scope: Scope,
  userId: string,
  { view, body }: { readonly view: PhotoView; readonly body: Buffer },
): Promise<Result<RenewalPhoto>> => {
  if (!(await isRenewing(scope, userId))) return noRenewal;
  const picture = await preparePhoto(body);
  if (!picture.ok) return picture;
  const store = scope.use(objectStorePort);
  const objectKey = `photos/${scope.ids.uuid()}.webp`;
  await store.put(objectKey, picture.value, 'image/webp');
  const photo = { id: scope.ids.uuid(), userId, view, objectKey, takenAt: scope.clock.now() };
  const saved = await allOrNothing(scope, async (tx) => {
    if (!(await isRenewing(tx, userId))) orRefuse(noRenewal);
    const photos = renewalPhotoRepository(tx.db);
    const replaced = (await photos.lock(userId)).find((one) => one.view === view);
    await photos.put(photo);
    return replaced?.objectKey ?? null;
  });
  if (!saved.ok) {
    await store.delete(objectKey);
    return saved;
  }
  if (saved.value) await store.delete(saved.value);
  return ok(photo);
};

/** Deletes a photo that was not sent, permanently. NOT_FOUND for another person's. */
export const removeRenewalPhoto = async (scope: Scope, userId: string, id: string): Promise<Result<true>> => {
  const photos = renewalPhotoRepository(scope.db);
  const photo = await photos.find(id);
  if (photo?.userId !== userId) return notFound('photo');
  await scope.use(objectStorePort).delete(photo.objectKey);
  await photos.remove([id]);
  return ok(true);
};

/** The renewal was sent: its photos become those of the visit. Returns whether there were any. */
export const sendRenewalPhotos = async (
  tx: Scope,
  consultation: Consultation,
  cause: Cause,
): Promise<boolean> => {
  const repository = renewalPhotoRepository(tx.db);
  const photos = await repository.lock(consultation.userId);
  if (photos.length === 0) return false;
  const set = await openSet(tx, consultation, cause);
  for (const { view, objectKey } of photos) await fillSlot(tx, set, view, objectKey, cause);
  await transitionSet(tx, set, 'complete', cause);
  await repository.remove(photos.map(({ id }) => id));
  return true;
};

const unsent = (scope: Scope) =>
  renewalPhotoRepository(scope.db).takenBefore(addDays(scope.clock.now(), -KEPT_DAYS));

/** Deletes unsent photos: the stored objects first, so that no unreferenced picture is left. */
export const deleteUnsentPhotos: SweepDefinition = {
  id: 'consultation.deleteUnsentPhotos',
  due: (scope) => [unsent(scope)],
  run: async (scope) => {
    for (const { id, objectKey } of await unsent(scope)) {
      await scope.use(objectStorePort).delete(objectKey);
      await renewalPhotoRepository(scope.db).remove([id]);
    }
  },
};
