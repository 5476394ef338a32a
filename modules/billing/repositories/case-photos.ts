import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import { CASE_PHOTOS_PATH, type CaseKind } from '../domain/case-photo.ts';

export interface CasePhoto {
  readonly id: string;
  /** The patient who added it. */
  readonly userId: string;
  /** Null until it is sent. */
  readonly caseKind: CaseKind | null;
  readonly caseId: string | null;
  readonly objectKey: string;
  readonly bytes: number;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  caseKind: 'case_kind',
  caseId: 'case_id',
  objectKey: 'object_key',
  bytes: 'bytes',
  createdAt: 'created_at',
} satisfies Columns<CasePhoto>;

/** The photos of a case as a JSON array of `CasePhotoView`, the oldest first; `caseId` is an SQL expression. */
export const casePhotosSql = (caseId: string): string => `
  (select coalesce(json_agg(json_build_object('id', f.id, 'url', '${CASE_PHOTOS_PATH}/' || f.id)
    order by f.created_at, f.id), '[]') from case_photo f where f.case_id = ${caseId})`;

export const casePhotoRepository = (db: Knex) => ({
  insert: async (photo: CasePhoto): Promise<void> => {
    await db('case_photo').insert(toRow(columns, photo));
  },

  byId: async (id: string): Promise<CasePhoto | null> =>
    (await db('case_photo').select(columns).where({ id }).limit(1))[0] ?? null,

  /** Until the end of the transaction the number of the patient's unsent photos does not grow. */
  lockUnsent: async (userId: string): Promise<void> => {
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`case_photo:${userId}`]);
  },

  unsent: async (userId: string): Promise<readonly CasePhoto[]> =>
    db('case_photo')
      .select(columns)
      .where({ user_id: userId, case_id: null })
      .orderBy('created_at')
      .forUpdate(),

  send: async (ids: readonly string[], to: { kind: CaseKind; id: string }): Promise<void> => {
    await db('case_photo')
      .whereIn('id', [...ids])
      .update({ case_kind: to.kind, case_id: to.id });
  },

  /** Deletes one that was not sent. Returns false when it is gone or sent. */
  removeUnsent: async (id: string): Promise<boolean> =>
    (await db('case_photo').where({ id, case_id: null }).delete()) > 0,

  unsentSince: (before: Date): ListQuery<CasePhoto> =>
    db('case_photo').select(columns).where({ case_id: null }).where('created_at', '<=', before).limit(500),
});
