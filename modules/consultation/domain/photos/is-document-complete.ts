import type { TakenView } from '#modules/eligibility/index.ts';
import type { ImageStatus } from '../states/index.ts';

/** Whether the photos of a passport, or of both sides of an ID, exist and were not rejected. */
export const isDocumentComplete = (
  photos: readonly { readonly view: string; readonly status: ImageStatus }[],
): boolean => {
  const has = (view: TakenView): boolean =>
    photos.some(
      (photo) => photo.view === view && (photo.status === 'uploaded' || photo.status === 'accepted'),
    );
  return has('passport') || (has('id_front') && has('id_back'));
};
