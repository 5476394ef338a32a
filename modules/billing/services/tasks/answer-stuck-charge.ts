import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { billingTaskRepository } from '../../repositories/billing-tasks.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { applyOutcome } from '../charging/apply-outcome.ts';
import { withdrawAttempt } from '../charging/withdraw-attempt.ts';

/**
 * An operator has looked up a charge at the payment processor and reports that it does not exist: the request is
 * withdrawn, and the invoice is decided again, under a new key. The processor is searched again before that, so
 * that an existing charge is applied and not repeated. FORBIDDEN for others; NOT_FOUND; CONFLICT when it is answered
 * already.
 */
export const answerStuckCharge = async (
  scope: Scope,
  actor: Actor,
  { taskId, reason }: { readonly taskId: string; readonly reason: string },
): Promise<Result<'withdrawn' | 'found'>> => {
  if (actor.role !== 'operator') return fail('FORBIDDEN', 'Only an operator can answer this.');
  const task = isUuid(taskId) ? await billingTaskRepository(scope.db).find(taskId) : null;
  if (task?.kind !== 'charge_unknown') return notFound('task');
  if (task.closedAt) return fail('CONFLICT', 'This was answered already.');
  const [invoiceId = '', number] = task.subject.split(':');
  const attempt = await chargeAttemptRepository(scope.db).find(invoiceId, Number(number));
  if (!attempt) throw new Error(`The task ${taskId} is about no charge.`);
  const arrived = await scope.use(paymentGatewayPort).findCharge(attempt);
  if (arrived) {
    await applyOutcome(scope, attempt, arrived);
    return ok('found');
  }
  await withdrawAttempt(scope, attempt, actor, reason);
  return ok('withdrawn');
};
