import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type BillingTask, billingTaskRepository } from '../../repositories/billing-tasks.ts';

/** Closes the open task about something, in the caller's transaction; nothing without one. */
export const closeTask = async (
  tx: Scope,
  actor: Actor,
  task: Pick<BillingTask, 'kind' | 'subject'>,
  answer: string,
): Promise<void> => {
  const id = await billingTaskRepository(tx.db).close(task, answer, actor.id, tx.clock.now());
  if (id === null) return;
  await recordAudit(tx, {
    actor,
    action: 'billing_task.closed',
    subject: 'billing_task',
    subjectId: id,
    detail: { kind: task.kind, answer },
  });
};
