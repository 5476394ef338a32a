import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { differenceSubject } from '../../domain/reconcile/difference.ts';
import { openTask } from '../tasks/open-task.ts';
import { findDifferences, type ReconcileParts } from './find-differences.ts';

/**
 * Opens a task for every difference between the books and the payment processor, once for each. Throws
 * GatewayUnavailable when the processor does not answer. `since` and `lists`: what was asked for already. `graceMs`: newer
 * records may be in progress; default an hour.
 */
export const raiseDifferences = async (
  scope: Scope,
  parts: Partial<Pick<ReconcileParts, 'since' | 'lists' | 'graceMs'>> = {},
): Promise<void> => {
  const found = await findDifferences({
    ...parts,
    db: scope.db,
    gateway: scope.use(paymentGatewayPort),
    now: scope.clock.now(),
  });
  for (const difference of found)
    await scope.transaction((tx) =>
      openTask(tx, {
        kind: 'books_differ',
        subject: differenceSubject(difference),
        userId: difference.userId,
        invoiceId: difference.invoiceId,
        detail: difference.what,
        todo: difference.todo,
      }),
    );
};
