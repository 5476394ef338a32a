import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { RequestOutcome, RequestStatus } from '../domain/request-state.ts';
import type { RequestTopic } from '../domain/topics.ts';

export interface ServiceRequest {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly topic: RequestTopic;
  readonly orderId: string | null;
  readonly status: RequestStatus;
  readonly createdAt: Date;
  readonly statusAt: Date;
  /** By when an answer is promised. */
  readonly dueAt: Date;
  /** The operator who has taken it. */
  readonly assignedTo: string | null;
  /** When the patient's words were handed to the clinicians. */
  readonly handedOverAt: Date | null;
  readonly alarm: 'crisis' | 'emergency' | null;
  readonly outcome: RequestOutcome | null;
}

export interface RequestEntry {
  readonly id: string;
  readonly requestId: string;
  readonly authorType: 'patient' | 'care';
  readonly authorId: string;
  readonly body: string;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  number: 'number',
  userId: 'user_id',
  topic: 'topic',
  orderId: 'order_id',
  status: 'status',
  createdAt: 'created_at',
  statusAt: 'status_at',
  dueAt: 'due_at',
  assignedTo: 'assigned_to',
  handedOverAt: 'handed_over_at',
  alarm: 'alarm',
  outcome: 'outcome',
} satisfies Columns<ServiceRequest>;

const entryColumns = {
  id: 'id',
  requestId: 'request_id',
  authorType: 'author_type',
  authorId: 'author_id',
  body: 'body',
  createdAt: 'created_at',
} satisfies Columns<RequestEntry>;

export const requestRepository = (db: Knex) => ({
  /** Adds a request and returns its number; null when there is one with this id. */
  add: async (request: Omit<ServiceRequest, 'number'>): Promise<string | null> => {
    const added: { number: string }[] = await db('service_request')
      .insert({
        ...toRow(columns, request),
        number: db.raw(`'R-' || nextval('service_request_number')`),
      })
      .onConflict('id')
      .ignore()
      .returning('number');
    return added[0]?.number ?? null;
  },

  addEntry: async (entry: RequestEntry): Promise<void> => {
    await db('service_request_entry').insert(toRow(entryColumns, entry));
  },

  find: async (id: string): Promise<ServiceRequest | null> =>
    (await db('service_request').select(columns).where({ id }).limit(1))[0] ?? null,

  lock: async (id: string): Promise<ServiceRequest | null> =>
    (await db('service_request').select(columns).where({ id }).limit(1).forUpdate())[0] ?? null,

  /** Until the end of the transaction the number of the patient's requests does not grow. */
  lockOf: async (userId: string): Promise<void> => {
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`service_request:${userId}`]);
  },

  unclosed: async (userId: string): Promise<number> =>
    db('service_request')
      .where({ user_id: userId })
      .whereNot({ status: 'closed' })
      .pluck('id')
      .then((ids) => ids.length),

  /** What the patient wrote, the oldest first. */
  wordsOf: async (id: string): Promise<readonly string[]> =>
    db('service_request_entry')
      .where({ request_id: id, author_type: 'patient' })
      .orderBy('position')
      .pluck('body'),

  /** The patient's order with this id; false for another person's. */
  isOrderOf: async (userId: string, orderId: string): Promise<boolean> =>
    (await db('customer_order').where({ id: orderId, user_id: userId }).pluck('id')).length > 0,

  change: async (
    id: string,
    changes: Partial<Omit<ServiceRequest, 'id' | 'number' | 'userId'>>,
  ): Promise<void> => {
    await db('service_request').where({ id }).update(toRow(columns, changes));
  },

  /** Requests that have been in a status since before an instant. */
  inStatusSince: (status: RequestStatus, before: Date): ListQuery<string> =>
    db('service_request').where({ status }).where('status_at', '<=', before).limit(500).pluck('id'),

  /** Requests without an answer in time, and whose patients do not know yet that it is late. */
  late: (now: Date): ListQuery<string> =>
    db('service_request')
      .where({ status: 'open', late_told_at: null })
      .where('due_at', '<=', now)
      .limit(500)
      .pluck('id'),

  /** True when nobody has marked it before. */
  markLateTold: async (id: string, at: Date): Promise<boolean> =>
    (await db('service_request').where({ id, late_told_at: null }).update({ late_told_at: at })) > 0,

  /** A reply starts a new promise. */
  clearLateTold: async (id: string): Promise<void> => {
    await db('service_request').where({ id }).update({ late_told_at: null });
  },
});
