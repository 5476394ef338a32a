import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { TaskKind, TaskOutcome } from '../domain/tasks/task-kinds.ts';

/** Something about money that an operator has to handle. */
export interface BillingTask {
  readonly id: string;
  readonly kind: TaskKind;
  /** Its subject; a kind has one task for each. */
  readonly subject: string;
  /** Null when it concerns no patient of ours. */
  readonly userId: string | null;
  readonly invoiceId: string | null;
  /** What happened. */
  readonly detail: string;
  /** What to do about it. */
  readonly todo: string;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly closedAt: Date | null;
  readonly outcome: TaskOutcome | null;
  /** The reason for closing it. */
  readonly answer: string | null;
}

const columns = {
  id: 'id',
  kind: 'kind',
  subject: 'subject',
  userId: 'user_id',
  invoiceId: 'invoice_id',
  detail: 'detail',
  todo: 'todo',
  openedAt: 'opened_at',
  dueAt: 'due_at',
  closedAt: 'closed_at',
  outcome: 'outcome',
  answer: 'answer',
} satisfies Columns<BillingTask>;

export const billingTaskRepository = (db: Knex) => ({
  find: async (id: string): Promise<BillingTask | null> =>
    (await db('billing_task').select(columns).where({ id }).first()) ?? null,

  /** The task, locked until the transaction ends. */
  lock: async (id: string): Promise<BillingTask | null> =>
    (await db('billing_task').select(columns).where({ id }).forUpdate().first()) ?? null,

  /** False when there is one already, open or closed. */
  add: async (task: Omit<BillingTask, 'closedAt' | 'outcome' | 'answer'>): Promise<boolean> =>
    (
      await db('billing_task')
        .insert(toRow(columns, task))
        .onConflict(['kind', 'subject'])
        .ignore()
        .returning('id')
    ).length > 0,

  /** The open tasks of a kind about a patient. */
  openAbout: ({
    kind,
    userId,
  }: Pick<BillingTask, 'kind' | 'userId'>): Promise<Pick<BillingTask, 'kind' | 'subject' | 'userId'>[]> =>
    db('billing_task')
      .select({ kind: 'kind', subject: 'subject', userId: 'user_id' })
      .where({ kind, user_id: userId })
      .whereNull('closed_at'),

  /** Closes the open task about something; returns its id, and null when there is none. */
  close: async (
    task: Pick<BillingTask, 'kind' | 'subject'>,
    { outcome, answer, by, at }: { outcome: TaskOutcome; answer: string; by: string | null; at: Date },
  ): Promise<string | null> => {
    const [closed] = await db('billing_task')
      .where({ kind: task.kind, subject: task.subject })
      .whereNull('closed_at')
      .update({ closed_at: at, closed_by: by, outcome, answer })
      .returning('id');
    return closed?.id ?? null;
  },
});
