import type { Knex } from 'knex';
import type { NoticeRequest } from '../index.ts';

export interface StoredNoticeRequest extends NoticeRequest {
  readonly id: string;
  readonly leadId: string | null;
  readonly userId: string | null;
  readonly at: Date;
}

/** People who want one notification when something becomes available. */
export const noticeRequestRepository = (db: Knex) => ({
  /** A repeated request changes nothing. */
  add: async ({ id, topic, subject, email, leadId, userId, at }: StoredNoticeRequest): Promise<void> => {
    await db('notice_request')
      .insert({ id, topic, subject, email, lead_id: leadId, user_id: userId, created_at: at })
      .onConflict(['topic', 'subject', 'email'])
      .ignore();
  },
});
