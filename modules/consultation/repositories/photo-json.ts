import { instant, type JsonInstant } from '#kernel/json-instant.ts';
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

export const photosSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select p.id, p.view, p.status, p.reason, p.uploaded_at
    from photo p join media_set m on m.id = p.media_set_id
    where m.consultation_id = ${consultation} and p.object_key is not null
    order by p.uploaded_at, p.view) t)`;
