import { instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import { clinicianNameSql } from '#modules/prescription/index.ts';
import { documentPhotosSql, type PhotoJson, type PhotoView, photoFrom } from '../photo-json.ts';
import type { Identification } from './identifications.ts';

/** An identification with its pictures, as pages show it. */
export interface IdentificationView
  extends Pick<
    Identification,
    | 'status'
    | 'method'
    | 'note'
    | 'sentAt'
    | 'readName'
    | 'readDob'
    | 'readAt'
    | 'remark'
    | 'deleteAt'
    | 'deletedAt'
  > {
  /** Whether a clinician asked for it. */
  readonly wasAsked: boolean;
  /** The clinician's name. */
  readonly readBy: string | null;
  readonly photos: readonly PhotoView[];
}

type Instants = 'sentAt' | 'readAt' | 'deleteAt' | 'deletedAt';

export type IdentificationJson = Omit<IdentificationView, Instants | 'photos'> &
  Readonly<Record<Instants, JsonInstant | null>> & { readonly photos: readonly PhotoJson[] };

export const identificationFrom = (row: IdentificationJson): IdentificationView => ({
  ...row,
  sentAt: instantOrNull(row.sentAt),
  readAt: instantOrNull(row.readAt),
  deleteAt: instantOrNull(row.deleteAt),
  deletedAt: instantOrNull(row.deletedAt),
  photos: row.photos.map(photoFrom),
});

/** The identification of a visit as JSON, or null; `consultation` is SQL for the visit's id. */
export const identificationSql = (consultation: string): string => `
  (select row_to_json(t) from (
    select i.status, i.method, i.note, i.asked_by is not null as "wasAsked", i.sent_at as "sentAt",
      i.read_name as "readName", i.read_dob as "readDob", ${clinicianNameSql('i.read_by')} as "readBy",
      i.read_at as "readAt", i.remark, i.delete_at as "deleteAt", i.deleted_at as "deletedAt",
      ${documentPhotosSql('i.consultation_id')} as photos
    from identification i where i.consultation_id = ${consultation}) t)`;
