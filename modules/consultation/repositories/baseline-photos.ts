import type { Knex } from 'knex';
import type { PhotoView } from './photo-json.ts';

/** A photo of a visit. */
export interface BaselinePhoto extends PhotoView {
  readonly consultationId: string;
}

/** The patient's oldest usable photo of each view, from visits other than the given one, to compare with a new one. */
export const baselinePhotos = async (
  db: Knex,
  userId: string,
  consultationId: string | null,
): Promise<readonly BaselinePhoto[]> =>
  db('photo as p')
    .join('media_set as m', 'm.id', 'p.media_set_id')
    .distinctOn('p.view')
    .select({
      id: 'p.id',
      view: 'p.view',
      status: 'p.status',
      reason: 'p.reason',
      uploadedAt: 'p.uploaded_at',
      consultationId: 'm.consultation_id',
    })
    .where('m.user_id', userId)
    .modify((query) => consultationId && query.whereNot('m.consultation_id', consultationId))
    .whereNotNull('p.object_key')
    .whereNot('p.status', 'rejected')
    .orderBy(['p.view', 'p.uploaded_at', 'p.id']);
