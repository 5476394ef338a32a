import { sentence } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';

export type DeskPhoto = DeskDetail['photos'][number];
/** The photos of another visit. */
export type DeskPhotoSet = DeskDetail['earlierPhotos'][number];

const statusLabels: Readonly<Record<string, string>> = {
  uploaded: 'New',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

const viewLabels: Readonly<Record<string, string>> = {
  front: 'Hairline from the front',
  top: 'Top of the head',
  crown: 'Crown from behind',
  left: 'Left side',
  right: 'Right side',
  id_front: 'Front of the ID',
  id_back: 'Back of the ID',
  passport: 'Passport',
};

export const photoStatus = (photo: Pick<DeskPhoto, 'status'>): string =>
  statusLabels[photo.status] ?? sentence(photo.status);

export const photoView = (photo: Pick<DeskPhoto, 'view'>): string =>
  viewLabels[photo.view] ?? sentence(photo.view);

export const isDocument = ({ view }: Pick<DeskPhoto, 'view'>): boolean =>
  view === 'id_front' || view === 'id_back' || view === 'passport';

/** Index of the photo `step` places further, wrapping around at the ends; -1 when there are no photos. */
export const photoAt = (
  photos: readonly Pick<DeskPhoto, 'id'>[],
  id: string | null,
  step: number,
): number => {
  const at = photos.findIndex((photo) => photo.id === id);
  return at < 0 ? -1 : (at + step + photos.length) % photos.length;
};

/** The newest accepted or new photo of the same view at an earlier visit; null when there is none. */
export const photoBefore = (
  photo: Pick<DeskPhoto, 'view' | 'uploadedAt'>,
  earlier: readonly DeskPhotoSet[],
): DeskPhoto | null =>
  earlier
    .flatMap(({ photos }) => photos)
    .filter(
      ({ view, status, uploadedAt }) =>
        view === photo.view && status !== 'rejected' && uploadedAt < photo.uploadedAt,
    )
    .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))[0] ?? null;

const viewOrder = Object.keys(viewLabels);

/** In the order in which the views are photographed. */
export const byView = (photos: readonly DeskPhoto[]): readonly DeskPhoto[] =>
  photos.toSorted((a, b) => viewOrder.indexOf(a.view) - viewOrder.indexOf(b.view));
