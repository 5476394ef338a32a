import { operatorTasksPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';

/** The tasks about pages that were late, and wait no longer. */
export const settleTasks = async (tx: Scope, pageIds: readonly string[], why: string): Promise<void> => {
  for (const subject of pageIds)
    await tx.use(operatorTasksPort).settle({ kind: 'page_not_delivered', subject }, why);
};
