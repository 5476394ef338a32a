import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';

/** A photo with which a patient follows the treatment. */
export interface ProgressPhoto {
  readonly id: string;
  readonly userId: string;
  readonly view: PhotoView;
  readonly objectKey: string;
  readonly takenAt: Date;
  readonly note: string | null;
  /** Null while the clinician may not see it. */
  readonly sharedAt: Date | null;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  view: 'view',
  objectKey: 'object_key',
  takenAt: 'taken_at',
  note: 'note',
  sharedAt: 'shared_at',
} satisfies Columns<ProgressPhoto>;

export const progressPhotoRepository = (db: Knex) => ({
  insert: async (photo: ProgressPhoto): Promise<void> => {
    await db('progress_photo').insert(toRow(columns, photo));
  },

  find: async (id: string): Promise<ProgressPhoto | null> =>
    (await db('progress_photo').select(columns).where({ id }).first()) ?? null,

  /** The newest photo of a view that was taken after a time, locked; null when there is none. */
  lockRecent: async (
    { userId, view }: Pick<ProgressPhoto, 'userId' | 'view'>,
    since: Date,
  ): Promise<ProgressPhoto | null> =>
    (await db('progress_photo')
      .select(columns)
      .where({ user_id: userId, view })
      .where('taken_at', '>', since)
      .orderBy('taken_at', 'desc')
      .forUpdate()
      .first()) ?? null,

  replace: async (id: string, { objectKey, takenAt }: Pick<ProgressPhoto, 'objectKey' | 'takenAt'>) => {
    await db('progress_photo').where({ id }).update(toRow(columns, { objectKey, takenAt }));
  },

  /** False when the patient has no such photo. */
  update: async (
    { id, userId }: Pick<ProgressPhoto, 'id' | 'userId'>,
    change: Partial<Pick<ProgressPhoto, 'note' | 'sharedAt'>>,
  ): Promise<boolean> =>
    (await db('progress_photo').where({ id, user_id: userId }).update(toRow(columns, change))) === 1,

  remove: async (id: string): Promise<void> => {
    await db('progress_photo').where({ id }).delete();
  },
});

/** A progress photo as pages show it, or one of a visit, which always belongs to the record. */
export interface ProgressPhotoView extends Pick<ProgressPhoto, 'id' | 'takenAt' | 'note' | 'sharedAt'> {
  readonly view: string;
  readonly ofVisit: boolean;
}

export type ProgressPhotoJson = Omit<ProgressPhotoView, 'takenAt' | 'sharedAt'> & {
  readonly takenAt: JsonInstant;
  readonly sharedAt: JsonInstant | null;
};

export const progressPhotoFrom = (row: ProgressPhotoJson): ProgressPhotoView => ({
  ...row,
  takenAt: instant(row.takenAt),
  sharedAt: instantOrNull(row.sharedAt),
});
