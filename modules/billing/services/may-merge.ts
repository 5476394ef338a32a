import { fail, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../repositories/customers.ts';
import { idleAccounts } from '../repositories/idle-accounts.ts';

/** Locks both accounts, in the order of their ids. CONFLICT when the account to be merged has something running. */
export const mayMerge = async (tx: Scope, goneId: string, keptId: string): Promise<Result<null>> => {
  for (const id of [goneId, keptId].toSorted()) await customerRepository(tx.db).lock(id);
  return (await idleAccounts(tx.db, [goneId])).includes(goneId)
    ? ok(null)
    : fail(
        'CONFLICT',
        'A subscription or an order still runs in the account that would go. Discontinue it or decide its case there first.',
      );
};
