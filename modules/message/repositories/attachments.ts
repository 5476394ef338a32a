import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { MessageSubject } from '../domain/subjects.ts';

export interface Attachment {
  readonly id: string;
  /** Who added it: the patient, or a member of staff. */
  readonly authorId: string;
  /** The patient of the conversation. */
  readonly userId: string;
  readonly subject: MessageSubject;
  /** Null until the message is sent. */
  readonly messageId: string | null;
  readonly name: string;
  readonly kind: 'image' | 'pdf';
  readonly objectKey: string;
  readonly bytes: number;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  authorId: 'author_id',
  userId: 'user_id',
  subject: 'subject',
  messageId: 'message_id',
  name: 'name',
  kind: 'kind',
  objectKey: 'object_key',
  bytes: 'bytes',
  createdAt: 'created_at',
} satisfies Columns<Attachment>;

/** Whose next message a file waits for, and to whose conversations it belongs. */
export type NextMessage = Pick<Attachment, 'authorId' | 'userId'>;

export const attachmentRepository = (db: Knex) => ({
  insert: async (attachment: Attachment): Promise<void> => {
    await db('message_attachment').insert(toRow(columns, attachment));
  },

  byId: async (id: string): Promise<Attachment | null> =>
    (await db('message_attachment').select(columns).where({ id }).limit(1))[0] ?? null,

  /** Until the end of the transaction nobody else adds a file for the same author: their number cannot change. */
  lockUnsent: async ({ authorId, userId }: NextMessage): Promise<void> => {
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `message_attachment:${authorId}:${userId}`,
    ]);
  },

  /** Those that wait for the author's next message. */
  unsent: async ({ authorId, userId }: NextMessage): Promise<readonly Attachment[]> =>
    db('message_attachment')
      .select(columns)
      .where({ author_id: authorId, user_id: userId, message_id: null })
      .orderBy('created_at')
      .forUpdate(),

  send: async (ids: readonly string[], messageId: string): Promise<void> => {
    await db('message_attachment')
      .whereIn('id', [...ids])
      .update({ message_id: messageId });
  },

  /** Deletes one that was not sent. Returns false when it is gone or sent. */
  removeUnsent: async (id: string): Promise<boolean> =>
    (await db('message_attachment').where({ id, message_id: null }).delete()) > 0,

  unsentSince: (before: Date): ListQuery<Attachment> =>
    db('message_attachment')
      .select(columns)
      .where({ message_id: null })
      .where('created_at', '<=', before)
      .limit(500),
});
