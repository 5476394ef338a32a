import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { DeletionStatus } from '../domain/deletion-state.ts';

export interface Deletion {
  readonly id: string;
  readonly userId: string;
  readonly status: DeletionStatus;
  readonly statusAt: Date;
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

const columns = {
  ...{ id: 'id', userId: 'user_id', requestedAt: 'requested_at', dueAt: 'due_at' },
  ...{ status: 'status', statusAt: 'status_at' },
} satisfies Columns<Deletion>;

/** When the patient's account is deleted; null unless that is scheduled. Batched with other reads. */
export const scheduledDeletion = async (read: ReadJson, userId: string): Promise<Date | null> => {
  const dueAt = await read<string | null>(
    `(select to_json(due_at) from account_deletion where user_id = :userId and status = 'scheduled')`,
    { userId },
  );
  return dueAt === null ? null : new Date(dueAt);
};

export const deletionRepository = (db: Knex) => {
  const select = () => db('account_deletion').select(columns);
  return {
    /** Locks the patient's account, so that requests and the deletion itself wait for each other. */
    lockOwner: async (userId: string): Promise<{ readonly email: string } | null> =>
      (await db('person').where({ id: userId }).forUpdate().first('email')) ?? null,
    scheduled: async (userId: string): Promise<Deletion | null> =>
      (await select().where({ user_id: userId, status: 'scheduled' }).first()) ?? null,
    /** Ids of the patients whose days are over; those that waited longest first. */
    due: (now: Date): ListQuery<string> =>
      db('account_deletion')
        .where({ status: 'scheduled' })
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(50)
        .pluck('user_id'),
    insert: async (added: Deletion): Promise<void> => {
      await db('account_deletion').insert(toRow(columns, added));
    },
    update: async (id: string, change: Partial<Deletion>): Promise<void> => {
      await db('account_deletion').where({ id }).update(toRow(columns, change));
    },
  };
};
