import { documentViews } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Photo, photoRepository } from '../../repositories/photos.ts';

export const isDocumentView = (view: string): boolean => documentViews.some((one) => one === view);

/** The slots of a visit for pictures of documents. The set is locked. */
export const documentPhotosOf = async (tx: Scope, consultationId: string): Promise<readonly Photo[]> => {
  const photos = photoRepository(tx.db);
  const set = await photos.lockSet(consultationId);
  return set ? (await photos.ofSet(set.id)).filter(({ view }) => isDocumentView(view)) : [];
};
