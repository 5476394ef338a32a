import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { TaskKind } from '../domain/tasks/task-kinds.ts';
import type { BillingTask } from './billing-tasks.ts';

/** A task with what an operator needs to work on it. */
export interface DeskTaskRow extends BillingTask {
  readonly patientName: string | null;
  readonly orderNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly closedByName: string | null;
}

const SHOWN = 100;

const tasksSql = `(select coalesce(json_agg(row), '[]') from (
  select t.id, t.kind, t.subject, t.user_id as "userId", t.invoice_id as "invoiceId", t.detail, t.todo,
    t.opened_at as "openedAt", t.due_at as "dueAt", t.closed_at as "closedAt", t.outcome, t.answer,
    i.number as "invoiceNumber", o.number as "orderNumber",
    (select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = t.user_id) as "patientName",
    (select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = t.closed_by) as "closedByName"
  from billing_task t
  left join invoice i on i.id = t.invoice_id
  left join customer_order o on o.id = i.order_id
  where (t.closed_at is not null) = :isClosed and (:kind::text is null or t.kind = :kind)
  order by case when :isClosed then null else t.due_at end, t.closed_at desc, t.id limit ${SHOWN}) row)`;

/** How many tasks and orders wait for an operator. */
export interface DeskWaiting {
  readonly tasks: number;
  readonly orders: number;
}

const waitingSql = `(select json_build_object(
  'tasks', (select count(*)::int from billing_task where closed_at is null),
  'orders', (select count(*)::int from order_issue where status <> 'closed')))`;

type Json = Omit<DeskTaskRow, 'openedAt' | 'dueAt' | 'closedAt'> & {
  readonly openedAt: JsonInstant;
  readonly dueAt: JsonInstant;
  readonly closedAt: JsonInstant | null;
};

export const deskWaiting = (read: ReadJson): Promise<DeskWaiting> => read<DeskWaiting>(waitingSql, {});

export const deskTasks = (read: ReadJson) => ({
  /** Open ones by due date, or closed ones, the newest first. */
  list: async (wanted: { isClosed: boolean; kind: TaskKind | null }): Promise<readonly DeskTaskRow[]> =>
    (await read<readonly Json[]>(tasksSql, wanted)).map((row) => ({
      ...row,
      openedAt: instant(row.openedAt),
      dueAt: instant(row.dueAt),
      closedAt: instantOrNull(row.closedAt),
    })),

  waiting: (): Promise<DeskWaiting> => deskWaiting(read),
});
