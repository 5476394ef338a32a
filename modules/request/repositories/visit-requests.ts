import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import type { Topic } from '../domain/topic-names.ts';

/** What somebody would like to ask a clinician about: before there is an account, and until it is sent. */
export interface VisitRequest {
  readonly id: string;
  readonly leadId: string | null;
  readonly userId: string | null;
  readonly topic: Topic;
  /** The product and the day of a deposit; null until they are chosen. */
  readonly procedureId: number | null;
  readonly procedureOn: CalendarDate | null;
  /** The visit, once it is opened; null for a deposit. */
  readonly consultationId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = {
  id: 'id',
  leadId: 'lead_id',
  userId: 'user_id',
  topic: 'topic',
  procedureId: 'procedure_id',
  procedureOn: 'procedure_on',
  consultationId: 'consultation_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<VisitRequest>;

/** Who it belongs to: the account, or the lead of a visitor who has none yet. */
export interface RequestOwner {
  readonly userId: string | null;
  readonly leadId: string | null;
}

export const visitRequestRepository = (db: Knex) => ({
  /** The newest of the account, else of the lead if no account has taken it. */
  newest: async ({ userId, leadId }: RequestOwner): Promise<VisitRequest | null> => {
    if (!userId && !leadId) return null;
    return (
      (await db('visit_request')
        .select({ ...columns, procedureOn: db.raw(`to_char(procedure_on, 'YYYY-MM-DD')`) })
        .where((mine) => {
          if (userId) mine.orWhere({ user_id: userId });
          if (leadId) mine.orWhere((free) => free.where({ lead_id: leadId }).whereNull('user_id'));
        })
        .orderBy('updated_at', 'desc')
        .first()) ?? null
    );
  },

  insert: async (request: VisitRequest): Promise<void> => {
    await db('visit_request').insert(toRow(columns, request));
  },

  update: async (id: string, change: Partial<Omit<VisitRequest, 'id' | 'createdAt'>>): Promise<void> => {
    await db('visit_request').where({ id }).update(toRow(columns, change));
  },
});
