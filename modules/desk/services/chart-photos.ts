import { type PastVisit, photoHref, type SharedProgressPhoto } from '#modules/consultation/index.ts';
import { visitLabel } from './labels.ts';

/**
 * The photos that the case's own are compared with: shared progress photos, then those of other visits, newest first;
 * visits without photos are left out.
 */
export const earlierPhotos = (
  visits: readonly PastVisit[],
  consultationId: string,
  progress: readonly SharedProgressPhoto[],
) => {
  const shared = {
    consultationId,
    label: 'Progress, shared by the patient',
    photos: progress.toReversed().map(({ id, view, url, takenAt }) => ({
      id,
      view,
      url,
      status: 'uploaded',
      reason: null,
      uploadedAt: takenAt,
    })),
  };
  const ofVisits = visits
    .filter((visit) => visit.consultationId !== consultationId && visit.photos.length > 0)
    .map((visit) => ({
      consultationId: visit.consultationId,
      label: visitLabel(visit),
      photos: visit.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    }));
  return progress.length > 0 ? [shared, ...ofVisits] : ofVisits;
};
