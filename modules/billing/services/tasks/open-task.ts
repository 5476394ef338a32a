import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { taskDueAt } from '../../domain/tasks/task-kinds.ts';
import { type BillingTask, billingTaskRepository } from '../../repositories/billing-tasks.ts';

/** Opens a task for operators in the caller's transaction, once for its subject. */
export const openTask = async (
  tx: Scope,
  task: Pick<BillingTask, 'kind' | 'subject' | 'userId' | 'invoiceId' | 'detail' | 'todo'>,
): Promise<void> => {
  const id = tx.ids.uuid();
  const openedAt = tx.clock.now();
  const dueAt = taskDueAt(task.kind, openedAt);
  if (!(await billingTaskRepository(tx.db).add({ ...task, id, openedAt, dueAt }))) return;
  await recordAudit(tx, {
    actor: systemActor,
    action: 'billing_task.opened',
    subject: 'billing_task',
    subjectId: id,
    detail: { kind: task.kind },
  });
};
