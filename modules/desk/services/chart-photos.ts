import { type PastVisit, photoHref } from '#modules/consultation/index.ts';
import { visitLabel } from './labels.ts';

/** The photos of the patient's other visits, newest visit first; visits without photos are left out. */
export const earlierPhotos = (visits: readonly PastVisit[], consultationId: string) =>
  visits
    .filter((visit) => visit.consultationId !== consultationId && visit.photos.length > 0)
    .map((visit) => ({
      consultationId: visit.consultationId,
      label: visitLabel(visit),
      photos: visit.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    }));
