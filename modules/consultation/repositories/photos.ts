import type { Knex } from 'knex';
import { type Columns, columnsIn, toRow } from '#kernel/columns.ts';
import type { ImageStatus, MediaSetStatus } from '../domain/states/index.ts';

export interface MediaSet {
  readonly id: string;
  readonly consultationId: string;
  readonly userId: string;
  readonly status: MediaSetStatus;
}

export interface Photo {
  readonly id: string;
  readonly mediaSetId: string;
  readonly view: string;
  readonly status: ImageStatus;
  /** Null when there is no photo in this slot. */
  readonly objectKey: string | null;
  readonly reason: string | null;
  readonly uploadedAt: Date;
}

/** A photo with its owner. */
export interface OwnedPhoto extends Photo {
  readonly userId: string;
  readonly consultationId: string;
}

const setColumns = {
  id: 'id',
  consultationId: 'consultation_id',
  userId: 'user_id',
  status: 'status',
} satisfies Columns<MediaSet>;

const columns = {
  id: 'id',
  mediaSetId: 'media_set_id',
  view: 'view',
  status: 'status',
  objectKey: 'object_key',
  reason: 'reason',
  uploadedAt: 'uploaded_at',
} satisfies Columns<Photo>;

export const photoRepository = (db: Knex) => ({
  /** The set of a visit, locked; null before the first photo. */
  lockSet: async (consultationId: string): Promise<MediaSet | null> => {
    const row = await db('media_set')
      .select(setColumns)
      .where({ consultation_id: consultationId })
      .forUpdate()
      .first();
    return row ?? null;
  },

  insertSet: async (set: MediaSet, at: Date): Promise<void> => {
    await db('media_set').insert({ ...toRow(setColumns, set), created_at: at });
  },

  setStatus: async (setId: string, status: MediaSetStatus): Promise<void> => {
    await db('media_set').where({ id: setId }).update({ status });
  },

  ofSet: async (setId: string): Promise<readonly Photo[]> =>
    db('photo').select(columns).where({ media_set_id: setId }),

  owned: async (id: string): Promise<OwnedPhoto | null> => {
    const row = await db('photo')
      .select(columnsIn('photo', columns), 'user_id as userId', 'consultation_id as consultationId')
      .join('media_set', 'media_set.id', 'photo.media_set_id')
      .where('photo.id', id)
      .first();
    return row ?? null;
  },

  insert: async (photo: Photo): Promise<void> => {
    await db('photo').insert(toRow(columns, photo));
  },

  update: async ({ id, status, objectKey, reason, uploadedAt }: Photo): Promise<void> => {
    await db('photo').where({ id }).update(toRow(columns, { status, objectKey, reason, uploadedAt }));
  },
});
