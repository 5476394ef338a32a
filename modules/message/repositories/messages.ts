import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

export type AuthorType = 'patient' | 'provider' | 'care' | 'system';
export type MessagePrescriptionStatus = 'none' | 'proposed' | 'approved' | 'changed' | 'denied' | 'stopped';

export interface Message {
  readonly id: string;
  readonly consultationId: string;
  /** The patient of the thread. */
  readonly userId: string;
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
  authorType: 'author_type',
  authorId: 'author_id',
  authorName: 'author_name',
  body: 'body',
  prescriptionStatus: 'prescription_status',
  createdAt: 'created_at',
  readAt: 'read_at',
} satisfies Columns<Message>;

/** At most this many of a patient's messages are shown: the newest ones. */
const SHOWN = 500;

export const messageRepository = (db: Knex) => ({
  insert: async (message: Message): Promise<void> => {
    await db('care_message').insert(toRow(columns, message));
  },

  /** Oldest first. */
  ofUser: async (userId: string): Promise<readonly Message[]> => {
    const rows: Message[] = await db('care_message')
      .select(columns)
      .where({ user_id: userId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(SHOWN);
    return rows.reverse();
  },

  /** The patient has opened their messages, or staff the patient's in one visit. */
  markRead: async (reader: { userId: string } | { consultationId: string }, at: Date): Promise<void> => {
    const unread = db('care_message').where({ read_at: null });
    if ('userId' in reader)
      await unread
        .where({ user_id: reader.userId })
        .whereNot({ author_type: 'patient' })
        .update({ read_at: at });
    else
      await unread
        .where({ consultation_id: reader.consultationId, author_type: 'patient' })
        .update({ read_at: at });
  },
});
