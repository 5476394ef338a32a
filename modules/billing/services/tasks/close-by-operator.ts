import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { closeTaskInput } from '../../domain/tasks/close-task-input.ts';
import { taskRules } from '../../domain/tasks/task-kinds.ts';
import { billingTaskRepository } from '../../repositories/billing-tasks.ts';
import { answerStuckCharge } from './answer-stuck-charge.ts';
import { closeTask } from './close-task.ts';

/** How a task ended; `found`: the charge was at the processor after all, and was applied. */
export type ClosedAs = 'closed' | 'found';

/**
 * An operator closes a task with an outcome and a reason. A task about a charge without a known outcome is closed only
 * after the processor was searched again. FORBIDDEN for others; NOT_FOUND; CONFLICT when somebody has closed it;
 * BAD_USER_INPUT names `outcome` or `reason`.
 */
export const closeByOperator = async (
  scope: Scope,
  actor: Actor,
  { taskId, ...input }: { readonly taskId: string } & Record<string, unknown>,
): Promise<Result<ClosedAs>> => {
  if (actor.role !== 'operator') return fail('FORBIDDEN', 'Only an operator can close this.');
  const read = readInput(closeTaskInput, input);
  if (!read.ok) return read;
  const { outcome, reason } = read.value;
  const task = isUuid(taskId) ? await billingTaskRepository(scope.db).find(taskId) : null;
  if (!task) return notFound('task');
  if (!taskRules[task.kind].outcomes.includes(outcome))
    return fail('BAD_USER_INPUT', 'Choose an outcome.', [
      { field: 'outcome', message: 'This cannot be closed so.' },
    ]);
  if (task.kind === 'charge_unknown') {
    const answered = await answerStuckCharge(scope, actor, { taskId, reason });
    return answered.ok ? ok(answered.value === 'found' ? 'found' : 'closed') : answered;
  }
  return scope.transaction(async (tx) => {
    const locked = await billingTaskRepository(tx.db).lock(taskId);
    if (!locked || locked.closedAt) return fail('CONFLICT', 'Somebody has closed this already.');
    await closeTask(tx, actor, locked, { outcome, answer: reason });
    return ok('closed');
  });
};
