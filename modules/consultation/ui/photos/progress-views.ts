import { formatDate } from '#kernel/dates.ts';
import type { ProgressPageQuery } from '../../pages/progress.generated.ts';
import { guidesFor, type ViewCopy } from './views.ts';

export type ProgressPhoto = NonNullable<ProgressPageQuery['currentUser']>['progress']['photos'][number];

/** All views that progress is shown in. */
export const progressGuides: readonly ViewCopy[] = guidesFor(['front', 'top', 'crown', 'left', 'right']);

/** Photos of one view, oldest first. */
export const ofView = (photos: readonly ProgressPhoto[], view: string): readonly ProgressPhoto[] =>
  photos.filter((photo) => photo.view === view);

/** Whole months that have passed, as text. */
const monthsOf = (month: number): string => (month === 1 ? 'after 1 month' : `after ${month} months`);

/** When a photo was taken: the date, and for how long treatment had run. */
export const takenLabel = ({ takenAt, month }: Pick<ProgressPhoto, 'takenAt' | 'month'>): string => {
  const date = formatDate(takenAt);
  if (month === null) return `${date}, before treatment`;
  return month === 0 ? `${date}, first month of treatment` : `${date}, ${monthsOf(month)} of treatment`;
};

/** As `takenLabel`, short enough for a list to choose from on a phone. */
export const takenOption = ({ takenAt, month }: Pick<ProgressPhoto, 'takenAt' | 'month'>): string => {
  const date = formatDate(takenAt);
  if (month === null) return `${date}, before`;
  return month === 0 ? `${date}, first month` : `${date}, ${monthsOf(month)}`;
};

/** What a patient may expect at this month of treatment; null before treatment. */
export const expectationAt = (month: number | null): string | null => {
  if (month === null) return null;
  if (month < 3)
    return 'Most people see no change before month three. Some shedding in the first two months is common.';
  if (month < 6)
    return 'The first changes may show starting in month three. Shedding usually slows down first.';
  if (month < 12) return 'Hair grows slowly. Compare photos that are at least three months apart.';
  return 'Most of what treatment can do shows after a year. It lasts as long as you continue treatment.';
};

/** The newest photo of each view among those that were not just taken. */
export const lastPhotos = (
  photos: readonly ProgressPhoto[],
): Readonly<Partial<Record<string, { readonly url: string; readonly taken: string }>>> =>
  Object.fromEntries(
    photos
      .filter(({ isRecent }) => !isRecent)
      .map((photo) => [photo.view, { url: photo.url, taken: formatDate(photo.takenAt) }]),
  );
