import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays, DAYS_PER_MONTH } from '#kernel/dates.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import type { SweepDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { replacedSince } from '../../domain/photos/replaced-since.ts';
import { type ProgressPhoto, progressPhotoRepository } from '../../repositories/photos/progress-photos.ts';
import { progressReminderRepository } from '../../repositories/photos/progress-reminders.ts';
import { notices } from '../notices.ts';

const noteInput = orBlank(writtenText(500));
const unknown = notFound('photo');

const inAMonth = (scope: Scope): Date => addDays(scope.clock.now(), DAYS_PER_MONTH);

/**
 * Stores a photo of the patient's progress: checked, encoded again without its metadata, and not shared. It replaces
 * one of its view that was taken in the last 12 hours. The monthly reminder counts from it. BAD_USER_INPUT on `photo`.
 */
export const saveProgressPhoto = async (
  scope: Scope,
  userId: string,
  { view, body }: { readonly view: PhotoView; readonly body: Buffer },
): Promise<Result<ProgressPhoto>> => {
  const picture = await preparePhoto(body);
  if (!picture.ok) return picture;
  const objectKey = `photos/${scope.ids.uuid()}.webp`;
  await scope.use(objectStorePort).put(objectKey, picture.value, 'image/webp');
  const now = scope.clock.now();
  const photo = { id: scope.ids.uuid(), userId, view, objectKey, takenAt: now, note: null, sharedAt: null };
  const replaced = await scope.transaction(async (tx) => {
    const photos = progressPhotoRepository(tx.db);
    const recent = await photos.lockRecent(photo, replacedSince(now));
    await (recent ? photos.replace(recent.id, photo) : photos.insert(photo));
    await progressReminderRepository(tx.db).move(userId, inAMonth(tx), now);
    return recent;
  });
  if (!replaced) return ok(photo);
  await scope.use(objectStorePort).delete(replaced.objectKey);
  return ok({ ...replaced, objectKey, takenAt: now });
};

/** The patient's note on a photo; null removes it. BAD_USER_INPUT names `note`; NOT_FOUND for another person's photo. */
export const noteProgressPhoto = (
  scope: Scope,
  userId: string,
  { id, note }: { readonly id: string; readonly note: unknown },
): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    const text = orRefuse(readInput(noteInput, note, 'note'));
    if (!(await progressPhotoRepository(tx.db).update({ id, userId }, { note: text })))
      return orRefuse(unknown);
    return true as const;
  });

/** Shows a photo to the clinicians, or hides it again. NOT_FOUND for another person's photo. */
export const shareProgressPhoto = async (
  scope: Scope,
  userId: string,
  { id, isShared }: { readonly id: string; readonly isShared: boolean },
): Promise<Result<true>> => {
  const sharedAt = isShared ? scope.clock.now() : null;
  return (await progressPhotoRepository(scope.db).update({ id, userId }, { sharedAt })) ? ok(true) : unknown;
};

/**
 * Deletes a photo permanently: the stored object first, so that no unreferenced picture is left. NOT_FOUND for another
 * person's photo and for one of a visit, which belongs to the medical record.
 */
export const deleteProgressPhoto = async (
  scope: Scope,
  userId: string,
  id: string,
): Promise<Result<true>> => {
  const photos = progressPhotoRepository(scope.db);
  const photo = await photos.find(id);
  if (photo?.userId !== userId) return unknown;
  await scope.use(objectStorePort).delete(photo.objectKey);
  await photos.remove(id);
  return ok(true);
};

/** Turns the monthly reminder on, a month from now, or off. Returns when it is due. */
export const remindOfProgress = async (scope: Scope, userId: string, isOn: boolean): Promise<Date | null> => {
  const dueAt = isOn ? inAMonth(scope) : null;
  await progressReminderRepository(scope.db).set(userId, dueAt, scope.clock.now());
  return dueAt;
};

/** Sends the monthly reminders that are due. */
export const sendProgressReminders: SweepDefinition = {
  id: 'consultation.sendProgressReminders',
  due: (scope) => [progressReminderRepository(scope.db).due(scope.clock.now())],
  run: async (scope) => {
    const now = scope.clock.now();
    for (const userId of await progressReminderRepository(scope.db).due(now))
      await scope.transaction(async (tx) => {
        if (await progressReminderRepository(tx.db).claim(userId, now, inAMonth(tx)))
          await tx.use(accountPort).notify(userId, () => notices.progress());
      });
  },
};
