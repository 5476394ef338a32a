import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { creditRepository } from '../../repositories/credits.ts';
import { postCreditGranted } from '../ledger/post-credit.ts';

/**
 * A patient gets credit, in the caller's transaction. `reason`: as the patient reads it; `returnedFrom`: the invoice that had
 * used it. Returns its id.
 */
export const grantCredit = async (
  tx: Scope,
  userId: string,
  {
    amount,
    reason,
    returnedFrom = null,
  }: { readonly amount: Cents; readonly reason: string; readonly returnedFrom?: string | null },
): Promise<string> => {
  const id = tx.ids.uuid();
  await creditRepository(tx.db).add({ id, userId, amount, reason, returnedFrom, at: tx.clock.now() });
  await postCreditGranted(tx, { id, amount });
  return id;
};
