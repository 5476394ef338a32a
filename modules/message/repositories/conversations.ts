import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';
import type { MessageSubject } from '../domain/subjects.ts';
import { type AttachmentView, unsentAttachmentsSql } from './attachment-json.ts';

/** One conversation of a patient, by subject. */
export interface Conversation {
  readonly subject: MessageSubject;
  /** Since when a message of the patient waits for a reply; null when none does. */
  readonly waitingSince: Date | null;
  /** The patient's draft; empty without one. */
  readonly draft: string;
  readonly unsentFiles: readonly AttachmentView[];
}

/** SQL: no member of staff has replied to the message `p`. */
const waits = `
  p.author_type = 'patient' and p.no_reply_at is null and not exists (
    select from care_message r where r.user_id = p.user_id and r.subject = p.subject
      and r.author_type in ('provider', 'care') and r.created_at >= p.created_at)`;

const sql = `
  select s.subject,
    (select min(p.created_at) from care_message p
     where p.user_id = :userId and p.subject = s.subject and ${waits}) as "waitingSince",
    coalesce((select d.body from message_draft d
      where d.author_id = :userId and d.user_id = :userId and d.subject = s.subject), '') as draft,
    ${unsentAttachmentsSql(':userId', 's.subject')} as "unsentFiles"
  from (
    select subject, max(created_at) as newest from care_message where user_id = :userId group by subject
    union all
    select subject, null from message_draft where author_id = :userId and user_id = :userId
    union all
    select subject, null from message_attachment
    where author_id = :userId and user_id = :userId and message_id is null) s
  group by s.subject
  order by max(s.newest) desc nulls last, s.subject`;

/** A message, and the patient who waits for a reply or has not read it. */
export interface UnansweredMessage {
  readonly id: string;
  readonly userId: string;
}

export const conversationRepository = (db: Knex) => ({
  /** The patient's conversations, the newest message first, then those that are only begun. One statement. */
  of: async (userId: string): Promise<readonly Conversation[]> => {
    const { rows }: { rows: Conversation[] } = await db.raw(sql, { userId });
    return rows;
  },

  /** Messages that wait for a reply since `before` or longer, and whose patient does not know yet that it is late. */
  late: (before: Date): ListQuery<UnansweredMessage> =>
    db('care_message as p')
      .select({ id: 'p.id', userId: 'p.user_id' })
      .where('p.created_at', '<=', before)
      // Those with an answer are left out by an index; what else waits has none yet.
      .where({ 'p.late_told_at': null, 'p.answered_at': null })
      .whereRaw(waits)
      .orderBy('p.created_at')
      .limit(500),

  /** Of these messages, those that were not marked before. */
  markLateTold: async (ids: readonly string[], at: Date): Promise<number> =>
    db('care_message')
      .whereIn('id', [...ids])
      .where({ late_told_at: null })
      .update({ late_told_at: at }),

  /** Messages of the care team from this span of time that their patient has not read, and was not reminded of. */
  unread: ({ from, to }: { readonly from: Date; readonly to: Date }): ListQuery<UnansweredMessage> =>
    db('care_message')
      .select({ id: 'id', userId: 'user_id' })
      .whereIn('author_type', ['provider', 'care'])
      .where({ read_at: null, waiting_told_at: null })
      .whereBetween('created_at', [from, to])
      .orderBy('created_at')
      .limit(500),

  /** Of these messages, those that are still unread and were not marked before. */
  markWaitingTold: async (ids: readonly string[], at: Date): Promise<number> =>
    db('care_message')
      .whereIn('id', [...ids])
      .where({ read_at: null, waiting_told_at: null })
      .update({ waiting_told_at: at }),

  /** The patient's messages of a visit need no reply. */
  markNoReply: async (consultationId: string, at: Date): Promise<void> => {
    await db('care_message')
      .where({ consultation_id: consultationId, author_type: 'patient', no_reply_at: null })
      .update({ no_reply_at: at });
  },
});
