/** A file of a message, as it is shown. */
export interface AttachmentView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'image' | 'pdf';
  readonly bytes: number;
  readonly url: string;
}

const attachmentHref = (id: string): string => `/messages/attachments/${id}`;

export const attachmentView = ({ id, name, kind, bytes }: Omit<AttachmentView, 'url'>): AttachmentView => ({
  id,
  name,
  kind,
  bytes,
  url: attachmentHref(id),
});

/** The columns of the attachment `f` as one JSON object. */
const shown = `json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'bytes', f.bytes,
  'url', '${attachmentHref('')}' || f.id)`;

/** The files of a message as a JSON array, in the order in which they were added; `message` is an SQL expression. */
export const attachmentsSql = (message: string): string => `
  (select coalesce(json_agg(${shown} order by f.created_at, f.id), '[]')
   from message_attachment f where f.message_id = ${message})`;

/** The files that wait for the patient's own next message about a subject; both are SQL expressions. */
export const unsentAttachmentsSql = (user: string, subject: string): string => `
  (select coalesce(json_agg(${shown} order by f.created_at, f.id), '[]')
   from message_attachment f where f.author_id = ${user} and f.user_id = ${user} and f.subject = ${subject} and f.message_id is null)`;
