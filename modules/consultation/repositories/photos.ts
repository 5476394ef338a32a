import type { Knex } from 'knex';
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

interface SetRow {
  id: string;
  consultation_id: string;
  user_id: string;
  status: MediaSetStatus;
}

interface Row {
  id: string;
  media_set_id: string;
  view: string;
  status: ImageStatus;
  object_key: string | null;
  reason: string | null;
  uploaded_at: Date;
}

const setFrom = (row: SetRow): MediaSet => ({
  id: row.id,
  consultationId: row.consultation_id,
  userId: row.user_id,
  status: row.status,
});

const fromRow = (row: Row): Photo => ({
  id: row.id,
  mediaSetId: row.media_set_id,
  view: row.view,
  status: row.status,
  objectKey: row.object_key,
  reason: row.reason,
  uploadedAt: row.uploaded_at,
});

const columns = ['id', 'media_set_id', 'view', 'status', 'object_key', 'reason', 'uploaded_at'] as const;

export const photoRepository = (db: Knex) => ({
  /** The set of a visit, locked; null before the first photo. */
  lockSet: async (consultationId: string): Promise<MediaSet | null> => {
    const row = await db<SetRow>('media_set')
      .select('id', 'consultation_id', 'user_id', 'status')
      .where({ consultation_id: consultationId })
      .forUpdate()
      .first();
    return row ? setFrom(row) : null;
  },

  insertSet: async (set: MediaSet, at: Date): Promise<void> => {
    await db('media_set').insert({
      id: set.id,
      consultation_id: set.consultationId,
      user_id: set.userId,
      status: set.status,
      created_at: at,
    });
  },

  setStatus: async (setId: string, status: MediaSetStatus): Promise<void> => {
    await db('media_set').where({ id: setId }).update({ status });
  },

  ofSet: async (setId: string): Promise<readonly Photo[]> =>
    (
      await db<Row>('photo')
        .select(...columns)
        .where({ media_set_id: setId })
    ).map(fromRow),

  owned: async (id: string): Promise<OwnedPhoto | null> => {
    const row = await db('photo')
      .select(...columns.map((column) => `photo.${column}`), 'user_id', 'consultation_id')
      .join('media_set', 'media_set.id', 'photo.media_set_id')
      .where('photo.id', id)
      .first<(Row & { user_id: string; consultation_id: string }) | undefined>();
    return row ? { ...fromRow(row), userId: row.user_id, consultationId: row.consultation_id } : null;
  },

  insert: async (photo: Photo): Promise<void> => {
    await db('photo').insert({
      id: photo.id,
      media_set_id: photo.mediaSetId,
      view: photo.view,
      status: photo.status,
      object_key: photo.objectKey,
      reason: photo.reason,
      uploaded_at: photo.uploadedAt,
    });
  },

  update: async (photo: Photo): Promise<void> => {
    await db('photo').where({ id: photo.id }).update({
      status: photo.status,
      object_key: photo.objectKey,
      reason: photo.reason,
      uploaded_at: photo.uploadedAt,
    });
  },
});
