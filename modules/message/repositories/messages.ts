import type { Knex } from 'knex';

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

interface Row {
  id: string;
  consultation_id: string;
  user_id: string;
  author_type: AuthorType;
  author_id: string | null;
  author_name: string;
  body: string;
  prescription_status: MessagePrescriptionStatus;
  created_at: Date;
  read_at: Date | null;
}

const fromRow = (row: Row): Message => ({
  id: row.id,
  consultationId: row.consultation_id,
  userId: row.user_id,
  authorType: row.author_type,
  authorId: row.author_id,
  authorName: row.author_name,
  body: row.body,
  prescriptionStatus: row.prescription_status,
  createdAt: row.created_at,
  readAt: row.read_at,
});

const columns = [
  'id',
  'consultation_id',
  'user_id',
  'author_type',
  'author_id',
  'author_name',
  'body',
  'prescription_status',
  'created_at',
  'read_at',
] as const;

/** At most this many of a patient's messages are shown: the newest ones. */
const SHOWN = 500;

export const messageRepository = (db: Knex) => ({
  insert: async (message: Message): Promise<void> => {
    await db('care_message').insert({
      id: message.id,
      consultation_id: message.consultationId,
      user_id: message.userId,
      author_type: message.authorType,
      author_id: message.authorId,
      author_name: message.authorName,
      body: message.body,
      prescription_status: message.prescriptionStatus,
      created_at: message.createdAt,
      read_at: message.readAt,
    });
  },

  /** Oldest first. */
  ofUser: async (userId: string): Promise<readonly Message[]> => {
    const rows = await db<Row>('care_message')
      .select(...columns)
      .where({ user_id: userId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(SHOWN);
    return rows.map(fromRow).reverse();
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
