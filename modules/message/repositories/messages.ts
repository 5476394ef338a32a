import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { PageWish } from '#server/graphql/connection.ts';
import type { AuthorType, MessagePrescriptionStatus } from '../domain/message-kinds.ts';
import type { MessageSubject } from '../domain/subjects.ts';
import {
  type ThreadMessage,
  type ThreadMessageJson,
  threadMessageFrom,
  threadMessagesSql,
  threadPageSql,
} from './message-json.ts';

export interface Message {
  readonly id: string;
  /** Null for what customer service wrote to a patient without a visit. */
  readonly consultationId: string | null;
  /** The patient of the thread. */
  readonly userId: string;
  readonly subject: MessageSubject;
  readonly authorType: AuthorType;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly body: string;
  readonly prescriptionStatus: MessagePrescriptionStatus;
  readonly createdAt: Date;
  /** When the other side opened it. */
  readonly readAt: Date | null;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  userId: 'user_id',
  subject: 'subject',
  authorType: 'author_type',
  authorId: 'author_id',
  authorName: 'author_name',
  body: 'body',
  prescriptionStatus: 'prescription_status',
  createdAt: 'created_at',
  readAt: 'read_at',
} satisfies Columns<Message>;

export const messageRepository = (db: Knex) => ({
  /** A message of staff answers what the patient wrote about the subject until then. */
  insert: async (message: Message): Promise<void> => {
    await db('care_message').insert(toRow(columns, message));
    if (message.authorType !== 'provider' && message.authorType !== 'care') return;
    await db('care_message')
      .where({ user_id: message.userId, subject: message.subject, author_type: 'patient', answered_at: null })
      .where('created_at', '<=', message.createdAt)
      .update({ answered_at: message.createdAt });
  },

  /** As the patient sees them, oldest first. */
  ofUser: async (userId: string): Promise<readonly ThreadMessage[]> => {
    const { rows }: { rows: { messages: ThreadMessageJson[] }[] } = await db.raw(
      `select ${threadMessagesSql(':userId')} as messages`,
      { userId },
    );
    return (rows[0]?.messages ?? []).map(threadMessageFrom);
  },

  /** As the patient sees them, newest first, those behind `after`; one more than the limit when others follow. */
  pageOfUser: async (userId: string, { limit, after }: PageWish): Promise<readonly ThreadMessage[]> => {
    const { rows }: { rows: { messages: ThreadMessageJson[] }[] } = await db.raw(
      `select ${threadPageSql} as messages`,
      { userId, limit: limit + 1, at: after?.createdAt ?? null, id: after?.id ?? null },
    );
    return (rows[0]?.messages ?? []).map(threadMessageFrom);
  },

  /** The patient has opened their messages, those of one subject or all, or staff the patient's in one visit. */
  markRead: async (
    reader: { userId: string; subject?: MessageSubject | null } | { consultationId: string },
    at: Date,
  ): Promise<void> => {
    const unread = db('care_message').where({ read_at: null });
    if ('userId' in reader)
      await unread
        .where({ user_id: reader.userId, ...(reader.subject && { subject: reader.subject }) })
        .whereNot({ author_type: 'patient' })
        .update({ read_at: at });
    else
      await unread
        .where({ consultation_id: reader.consultationId, author_type: 'patient' })
        .update({ read_at: at });
  },
});
