import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { differenceSubject } from '../../domain/reconcile/difference.ts';
import { openTask } from '../tasks/open-task.ts';
import { findDifferences, lookBackFrom } from './find-differences.ts';

/**
 * Opens a task for every difference between the books and the payment processor, once for each. Throws
 * GatewayUnavailable when the processor does not answer. `unknownSince`: when they were last compared; default now.
 * `graceMs`: newer records may be in progress; default an hour.
 */
export const raiseDifferences = async (
  scope: Scope,
  { unknownSince, graceMs }: { readonly unknownSince?: Date; readonly graceMs?: number } = {},
): Promise<void> => {
  const now = scope.clock.now();
  const found = await findDifferences({
    db: scope.db,
    gateway: scope.use(paymentGatewayPort),
    now,
    since: lookBackFrom(unknownSince ?? now),
    graceMs,
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
