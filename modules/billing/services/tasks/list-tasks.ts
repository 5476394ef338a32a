import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { taskKinds, taskOutcomeLabels, taskRules } from '../../domain/tasks/task-kinds.ts';
import { type DeskTaskRow, deskTasks } from '../../repositories/desk-tasks.ts';

const view = (row: DeskTaskRow, now: Date) => ({
  id: row.id,
  kind: row.kind,
  label: taskRules[row.kind].label,
  detail: row.detail,
  todo: row.todo,
  openedAt: row.openedAt,
  dueAt: row.dueAt,
  isLate: row.closedAt === null && row.dueAt < now,
  patientName: row.patientName,
  orderNumber: row.orderNumber,
  invoiceNumber: row.invoiceNumber,
  outcomes: taskRules[row.kind].outcomes.map((outcome) => ({ outcome, label: taskOutcomeLabels[outcome] })),
  closedAt: row.closedAt,
  outcome: row.outcome && taskOutcomeLabels[row.outcome],
  reason: row.answer,
  closedBy: row.closedByName,
});

/** Tasks of operators about money, open or closed, of one kind or of all. Reading them is audited. */
export const listTasks = async (
  scope: Scope,
  actor: Actor,
  { isClosed, kind = null }: { readonly isClosed: boolean; readonly kind?: string | null },
) => {
  const tasks = deskTasks(scope.read);
  const wanted = { isClosed, kind: taskKinds.find((one) => one === kind) ?? null };
  const [rows, waiting] = await Promise.all([tasks.list(wanted), tasks.waiting()]);
  await recordAudit(scope, {
    actor,
    action: 'billing_task.read',
    subject: 'desk',
    subjectId: 'tasks',
    detail: { personIds: [...new Set(rows.flatMap(({ userId }) => userId ?? []))] },
  });
  return {
    tasks: rows.map((row) => view(row, scope.clock.now())),
    kinds: taskKinds.map((one) => ({ kind: one, label: taskRules[one].label })),
    waiting,
  };
};
