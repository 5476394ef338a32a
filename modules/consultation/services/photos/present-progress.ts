import { DAYS_PER_MONTH, daysBetween } from '#kernel/dates.ts';
import { replacedSince } from '../../domain/photos/replaced-since.ts';
import type { ProgressPhotoView } from '../../repositories/photos/progress-photos.ts';
import type { ProgressView, SharedProgress } from '../../repositories/photos/progress-view.ts';
import { photoHref } from '../photo-href.ts';

/** Full months of treatment at a time; null before treatment. */
const monthOfTreatment = (treatedSince: Date | null, at: Date): number | null =>
  treatedSince === null || at < treatedSince
    ? null
    : Math.floor(daysBetween(treatedSince, at) / DAYS_PER_MONTH);

const presentPhoto = ({ sharedAt, ...photo }: ProgressPhotoView, treatedSince: Date | null, now: Date) => ({
  ...photo,
  isRecent: !photo.ofVisit && photo.takenAt > replacedSince(now),
  url: photoHref(photo.id),
  isShared: sharedAt !== null,
  month: monthOfTreatment(treatedSince, photo.takenAt),
});

/** Photos that the patient shares, oldest first. */
export const presentShared = ({ photos, treatedSince }: SharedProgress, now: Date) =>
  photos.map((photo) => presentPhoto(photo, treatedSince, now));

export type SharedProgressPhoto = ReturnType<typeof presentShared>[number];

/** The progress of a patient for the API. With `onlyShared` without private photos. */
export const presentProgress = (
  { photos, treatedSince, remindAt }: ProgressView,
  { onlyShared, now }: { readonly onlyShared: boolean; readonly now: Date },
) => ({
  photos: photos
    .filter(({ sharedAt }) => !onlyShared || sharedAt !== null)
    .map((photo) => presentPhoto(photo, treatedSince, now)),
  treatedSince,
  remindAt,
});
