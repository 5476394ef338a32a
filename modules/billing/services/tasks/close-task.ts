import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { TaskOutcome } from '../../domain/tasks/task-kinds.ts';
import { type BillingTask, billingTaskRepository } from '../../repositories/billing-tasks.ts';

/**
 * Closes the open task about a subject, in the caller's transaction; does nothing without one. `answer`: the reason.
 */
export const closeTask = async (
  tx: Scope,
  actor: Actor,
  task: Pick<BillingTask, 'kind' | 'subject'> & Partial<Pick<BillingTask, 'userId'>>,
  { outcome, answer }: { readonly outcome: TaskOutcome; readonly answer: string },
): Promise<void> => {
  const closing = { outcome, answer, by: actor.id, at: tx.clock.now() };
  const id = await billingTaskRepository(tx.db).close(task, closing);
  if (id === null) return;
  await recordAudit(tx, {
    actor,
    action: 'billing_task.closed',
    subject: 'billing_task',
    subjectId: id,
    detail: { kind: task.kind, outcome, ...(task.userId ? { patientId: task.userId } : {}) },
  });
};
