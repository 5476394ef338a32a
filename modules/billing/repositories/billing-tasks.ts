import type { Knex } from 'knex';
import type { Columns } from '#kernel/columns.ts';

/** `charge_unknown`: the payment processor failed on a charge, and nobody knows whether it took the money. */
export type BillingTaskKind = 'charge_unknown';

/** Something about money that an operator has to look at. */
export interface BillingTask {
  readonly id: string;
  readonly kind: BillingTaskKind;
  /** What it is about; a kind has one task for each. */
  readonly subject: string;
  readonly userId: string;
  readonly detail: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly answer: string | null;
}

const columns = {
  id: 'id',
  kind: 'kind',
  subject: 'subject',
  userId: 'user_id',
  detail: 'detail',
  openedAt: 'opened_at',
  closedAt: 'closed_at',
  answer: 'answer',
} satisfies Columns<BillingTask>;

export const billingTaskRepository = (db: Knex) => ({
  /** Oldest first. */
  open: async (): Promise<BillingTask[]> =>
    db('billing_task').select(columns).whereNull('closed_at').orderBy('opened_at').orderBy('id'),

  find: async (id: string): Promise<BillingTask | null> =>
    (await db('billing_task').select(columns).where({ id }).first()) ?? null,

  /** False when there is one already, open or closed. */
  add: async (task: Omit<BillingTask, 'closedAt' | 'answer'>): Promise<boolean> =>
    (
      await db('billing_task')
        .insert({
          id: task.id,
          kind: task.kind,
          subject: task.subject,
          user_id: task.userId,
          detail: task.detail,
          opened_at: task.openedAt,
        })
        .onConflict(['kind', 'subject'])
        .ignore()
        .returning('id')
    ).length > 0,

  /** Closes the open task about something; returns its id, and null when there is none. */
  close: async (
    task: Pick<BillingTask, 'kind' | 'subject'>,
    answer: string,
    by: string | null,
    at: Date,
  ): Promise<string | null> => {
    const [closed] = await db('billing_task')
      .where({ kind: task.kind, subject: task.subject })
      .whereNull('closed_at')
      .update({ closed_at: at, closed_by: by, answer })
      .returning('id');
    return closed?.id ?? null;
  },
});
