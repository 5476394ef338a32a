import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { AuthorType, MessagePrescriptionStatus } from './messages.ts';

/** A message as the desk sees it. */
export interface MessageView {
  readonly id: string;
  readonly authorType: AuthorType;
  readonly authorName: string;
  readonly body: string;
  readonly prescriptionStatus: MessagePrescriptionStatus;
  readonly createdAt: Date;
  /** Written by the patient, and staff have not opened it yet. */
  readonly unread: boolean;
}

export type MessageJson = Omit<MessageView, 'createdAt'> & { readonly createdAt: JsonInstant };

export const messageFrom = (row: MessageJson): MessageView => ({ ...row, createdAt: instant(row.createdAt) });

/** All messages of a patient, oldest first, as a JSON array; `user` is an SQL expression for the patient's id. */
export const messagesSql = (user: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select m.id, m.author_type as "authorType", m.author_name as "authorName", m.body,
      m.prescription_status as "prescriptionStatus", m.created_at as "createdAt",
      m.author_type = 'patient' and m.read_at is null as unread
    from care_message m where m.user_id = ${user} order by m.created_at, m.id) t)`;

/** How many messages to the patient are unread. */
export const unreadByPatientSql = (user: string): string => `
  (select count(*)::int from care_message m
   where m.user_id = ${user} and m.author_type <> 'patient' and m.read_at is null)`;

/** How many of the patient's messages in a visit staff have not read. */
export const unreadByStaffSql = (consultation: string): string => `
  (select count(*)::int from care_message m where m.consultation_id = ${consultation}
    and m.author_type = 'patient' and m.read_at is null)`;

/** A message as the patient sees it. */
export interface ThreadMessage {
  readonly id: string;
  readonly consultationId: string;
  readonly body: string;
  readonly authorType: string;
  readonly authorName: string;
  readonly prescriptionStatus: string;
  readonly createdAt: Date;
  /** Written to the patient, who has not opened it yet. */
  readonly unread: boolean;
}

export type ThreadMessageJson = Omit<ThreadMessage, 'createdAt'> & { readonly createdAt: JsonInstant };

export const threadMessageFrom = (row: ThreadMessageJson): ThreadMessage => ({
  ...row,
  createdAt: instant(row.createdAt),
});

/** At most this many of a patient's messages are shown: the newest ones. */
const MESSAGES_SHOWN = 500;

/** The patient's newest messages, oldest first, for `threadMessageFrom`. */
export const threadMessagesSql = (user: string): string => `
  (select coalesce(json_agg(t order by t."createdAt", t.id), '[]') from (
     select id, consultation_id as "consultationId", body, author_type as "authorType",
       author_name as "authorName", prescription_status as "prescriptionStatus", created_at as "createdAt",
       read_at is null and author_type <> 'patient' as unread
     from care_message where user_id = ${user}
     order by created_at desc, id desc limit ${MESSAGES_SHOWN}) t)`;
