import { instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import { treatmentSinceSql } from '#modules/prescription/index.ts';
import type { ReadJson } from '#server/scope.ts';
import { isDocumentSql } from '../photo-json.ts';
import { type ProgressPhotoJson, type ProgressPhotoView, progressPhotoFrom } from './progress-photos.ts';

/** Everything about a patient's progress photos. */
export interface ProgressView {
  /** Oldest first; those of visits among them. */
  readonly photos: readonly ProgressPhotoView[];
  /** When the first prescription was sent; null before. */
  readonly treatedSince: Date | null;
  /** When the next reminder is due; null when the patient wants none. */
  readonly remindAt: Date | null;
}

interface Row {
  readonly photos: readonly ProgressPhotoJson[];
  readonly treatedSince: JsonInstant | null;
  readonly remindAt: JsonInstant | null;
}

const own = `select id, view, taken_at as "takenAt", note, shared_at as "sharedAt", false as "ofVisit"
  from progress_photo where user_id = :userId`;

const ofVisits = `select p.id, p.view, p.uploaded_at, null, m.created_at, true
  from photo p join media_set m on m.id = p.media_set_id
  where m.user_id = :userId and p.object_key is not null and p.status in ('uploaded', 'accepted')
    and not ${isDocumentSql('p.view')}`;

const sql = `(select row_to_json(progress) from (select
  (select coalesce(json_agg(t order by t."takenAt", t.view, t.id), '[]') from (${own} union all ${ofVisits}) t) as photos,
  ${treatmentSinceSql(':userId')} as "treatedSince",
  (select due_at from progress_reminder where user_id = :userId) as "remindAt") progress)`;

/** One JSON read. */
export const readProgress = async (read: ReadJson, userId: string): Promise<ProgressView> => {
  const row = await read<Row>(sql, { userId });
  return {
    photos: row.photos.map(progressPhotoFrom),
    treatedSince: instantOrNull(row.treatedSince),
    remindAt: instantOrNull(row.remindAt),
  };
};

/** The progress photos that a patient shares with the clinician, with the start of treatment. */
export type SharedProgress = Omit<ProgressView, 'remindAt'>;

const sharedSql = `(select row_to_json(progress) from (select
  (select coalesce(json_agg(t order by t."takenAt", t.view, t.id), '[]') from (${own} and shared_at is not null) t) as photos,
  ${treatmentSinceSql(':userId')} as "treatedSince") progress)`;

/** One JSON read. */
export const readShared = async (read: ReadJson, userId: string): Promise<SharedProgress> => {
  const row = await read<Omit<Row, 'remindAt'>>(sharedSql, { userId });
  return { photos: row.photos.map(progressPhotoFrom), treatedSince: instantOrNull(row.treatedSince) };
};
