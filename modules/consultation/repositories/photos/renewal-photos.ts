import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import { isDocumentSql } from '../photo-json.ts';

/** A photo for a renewal that is not submitted yet. It is visible to the patient only until then. */
export interface RenewalPhoto {
  readonly id: string;
  readonly userId: string;
  readonly view: PhotoView;
  readonly objectKey: string;
  readonly takenAt: Date;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  view: 'view',
  objectKey: 'object_key',
  takenAt: 'taken_at',
} satisfies Columns<RenewalPhoto>;

export const renewalPhotoRepository = (db: Knex) => ({
  find: async (id: string): Promise<RenewalPhoto | null> =>
    (await db('renewal_photo').select(columns).where({ id }).first()) ?? null,

  ofUser: async (userId: string): Promise<readonly RenewalPhoto[]> =>
    db('renewal_photo').select(columns).where({ user_id: userId }).orderBy('taken_at'),

  /** Those of a patient, locked until the end of the transaction. */
  lock: async (userId: string): Promise<readonly RenewalPhoto[]> =>
    db('renewal_photo').select(columns).where({ user_id: userId }).orderBy('view').forUpdate(),

  /** Sets the photo of a view. */
  put: async (photo: RenewalPhoto): Promise<void> => {
    await db('renewal_photo')
      .insert(toRow(columns, photo))
      .onConflict(['user_id', 'view'])
      .merge(['id', 'object_key', 'taken_at']);
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db('renewal_photo')
      .whereIn('id', [...ids])
      .delete();
  },

  /** At most 100 that were taken before a time and never sent. */
  takenBefore: (before: Date): ListQuery<RenewalPhoto> =>
    db('renewal_photo').select(columns).where('taken_at', '<', before).orderBy('taken_at').limit(100),
});

/** A photo as the pages of a renewal show it. */
export interface RenewalPhotoView {
  readonly id: string;
  readonly view: string;
  readonly status: string;
  readonly reason: null;
  readonly uploadedAt: Date;
}

/** The photos of a renewal that is not sent, and the newest usable one of each view from earlier visits. */
export interface RenewalPhotosView {
  readonly photos: readonly RenewalPhotoView[];
  readonly last: readonly RenewalPhotoView[];
}

type Row = Omit<RenewalPhotoView, 'uploadedAt'> & { readonly uploadedAt: JsonInstant };

const sql = `(select json_build_object(
  'photos', (select coalesce(json_agg(t order by t.view), '[]') from (
    select id, view, 'uploaded' as status, null as reason, taken_at as "uploadedAt"
    from renewal_photo where user_id = :userId) t),
  'last', (select coalesce(json_agg(t order by t.view), '[]') from (
    select distinct on (p.view) p.id, p.view, p.status, null as reason, p.uploaded_at as "uploadedAt"
    from photo p join media_set m on m.id = p.media_set_id
    where m.user_id = :userId and p.object_key is not null and p.status <> 'rejected' and not ${isDocumentSql('p.view')}
    order by p.view, p.uploaded_at desc, p.id) t)))`;

const photoFrom = (row: Row): RenewalPhotoView => ({ ...row, uploadedAt: instant(row.uploadedAt) });

/** One JSON read. */
export const readRenewalPhotos = async (read: ReadJson, userId: string): Promise<RenewalPhotosView> => {
  const { photos, last } = await read<{ photos: readonly Row[]; last: readonly Row[] }>(sql, { userId });
  return { photos: photos.map(photoFrom), last: last.map(photoFrom) };
};
