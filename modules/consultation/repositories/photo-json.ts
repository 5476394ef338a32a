import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { documentViews } from '#modules/eligibility/index.ts';
import type { ImageStatus } from '../domain/states/index.ts';

export interface PhotoView {
  readonly id: string;
  readonly view: string;
  readonly status: ImageStatus;
  readonly reason: string | null;
  readonly uploadedAt: Date;
}

export interface PhotoJson {
  id: string;
  view: string;
  status: ImageStatus;
  reason: string | null;
  uploaded_at: JsonInstant;
}

export const photoFrom = ({ uploaded_at, ...photo }: PhotoJson): PhotoView => ({
  ...photo,
  uploadedAt: instant(uploaded_at),
});

/** SQL for the views of documents; they are not among the photos that a clinician compares. */
const documents = documentViews.map((view) => `'${view}'`).join();
export const isDocumentSql = (view: string): string => `${view} in (${documents})`;

const photosWhere = (consultation: string, condition: string, order: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select p.id, p.view, p.status, p.reason, p.uploaded_at
    from photo p join media_set m on m.id = p.media_set_id
    where m.consultation_id = ${consultation} and p.object_key is not null and ${condition}
    order by ${order}) t)`;

/** The photos of a visit as JSON, without those of documents. */
export const photosSql = (consultation: string): string =>
  photosWhere(consultation, `not ${isDocumentSql('p.view')}`, 'p.uploaded_at, p.view');

/** The pictures of the patient's documents at a visit as JSON, the front before the back. */
export const documentPhotosSql = (consultation: string): string =>
  photosWhere(consultation, isDocumentSql('p.view'), 'p.view desc');
