import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { AlarmLevel } from '../domain/alarming-words.ts';
import type { AuthorType, MessagePrescriptionStatus } from '../domain/message-kinds.ts';
import type { MessageSubject } from '../domain/subjects.ts';
import { type AttachmentView, attachmentsSql } from './attachment-json.ts';

/** A message with its files, as patient and staff see it. */
interface ShownMessage {
  readonly id: string;
  readonly subject: MessageSubject;
  readonly authorType: AuthorType;
  readonly authorName: string;
  readonly body: string;
  readonly prescriptionStatus: MessagePrescriptionStatus;
  readonly createdAt: Date;
  /** When the other side opened it. */
  readonly readAt: Date | null;
  /** Its words may mean an emergency; null for all others. */
  readonly alarm: AlarmLevel | null;
  readonly attachments: readonly AttachmentView[];
}

type AsJson<T> = Omit<T, 'createdAt' | 'readAt'> & {
  readonly createdAt: JsonInstant;
  readonly readAt: JsonInstant | null;
};

const dated = <T extends AsJson<ShownMessage>>(row: T) => ({
  ...row,
  createdAt: instant(row.createdAt),
  readAt: row.readAt === null ? null : instant(row.readAt),
});

/** The columns of the message `m`. */
const shownColumns = `
  m.id, m.subject, m.author_type as "authorType", m.author_name as "authorName", m.body,
  m.prescription_status as "prescriptionStatus", m.created_at as "createdAt", m.read_at as "readAt",
  (select a.level from message_alarm a where a.message_id = m.id) as alarm,
  ${attachmentsSql('m.id')} as attachments`;

/** A message as the desk sees it. */
export interface MessageView extends ShownMessage {
  /** Written by the patient, and staff have not opened it yet. */
  readonly unread: boolean;
}

export type MessageJson = AsJson<MessageView>;

export const messageFrom = (row: MessageJson): MessageView => dated(row);

/** All messages of a patient, oldest first, as a JSON array; `user` is an SQL expression for the patient's id. */
export const messagesSql = (user: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select ${shownColumns}, m.author_type = 'patient' and m.read_at is null as unread
    from care_message m where m.user_id = ${user} order by m.created_at, m.id) t)`;

/** How many messages to the patient are unread. */
export const unreadByPatientSql = (user: string): string => `
  (select count(*)::int from care_message m
   where m.user_id = ${user} and m.author_type <> 'patient' and m.read_at is null)`;

/** How many of the patient's messages in a visit staff have not read. */
export const unreadByStaffSql = (consultation: string): string => `
  (select count(*)::int from care_message m where m.consultation_id = ${consultation}
    and m.author_type = 'patient' and m.read_at is null)`;

/**
 * When a clinician has to have contacted the patient because of alarming words in messages of the visit, as an instant;
 * null without any since `since`, an SQL expression.
 */
export const alarmDueSql = (consultation: string, since: string): string => `
  (select min(a.due_at) from message_alarm a
   where a.consultation_id = ${consultation} and a.raised_at >= ${since})`;

/** A clinician's words to the patient with the decision about a visit, an SQL expression; null without any. */
export const approvalNoteSql = (consultation: string): string => `
  (select m.body from care_message m
   where m.consultation_id = ${consultation} and m.author_type = 'provider' and m.prescription_status = 'approved'
   order by m.created_at desc, m.id limit 1)`;

/** A message as the patient sees it. */
export interface ThreadMessage extends ShownMessage {
  /** Null for what customer service wrote to a patient without a visit. */
  readonly consultationId: string | null;
  /** The account of the author; null for the system. */
  readonly authorId: string | null;
  /** Written to the patient, who has not opened it yet. */
  readonly unread: boolean;
}

export type ThreadMessageJson = AsJson<ThreadMessage>;

export const threadMessageFrom = (row: ThreadMessageJson): ThreadMessage => dated(row);

const threadColumns = `${shownColumns}, m.consultation_id as "consultationId",
  m.author_id as "authorId", m.read_at is null and m.author_type <> 'patient' as unread`;

/** At most this many of a patient's messages are shown: the newest ones. */
const MESSAGES_SHOWN = 500;

/** The patient's newest messages, oldest first, for `threadMessageFrom`. */
export const threadMessagesSql = (user: string): string => `
  (select coalesce(json_agg(t order by t."createdAt", t.id), '[]') from (
     select ${threadColumns}
     from care_message m where m.user_id = ${user}
     order by m.created_at desc, m.id desc limit ${MESSAGES_SHOWN}) t)`;

/** A page of the messages of `:userId`, newest first: at most `:limit`, behind the place `:at`, `:id` if there is one. */
export const threadPageSql = `
  (select coalesce(json_agg(t order by t."createdAt" desc, t.id desc), '[]') from (
     select ${threadColumns}
     from care_message m where m.user_id = :userId
       and (:at::timestamptz is null or (m.created_at, m.id) < (:at::timestamptz, :id::uuid))
     order by m.created_at desc, m.id desc limit :limit) t)`;
