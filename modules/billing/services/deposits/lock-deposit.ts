import { orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type ProcedureDeposit, procedureDepositRepository } from '../../repositories/procedure-deposits.ts';

/** A deposit with its person locked; `userId`: its owner, null for staff. */
export const lockDeposit = async (
  tx: Scope,
  orderId: string,
  userId: string | null,
): Promise<ProcedureDeposit> => {
  const deposits = procedureDepositRepository(tx.db);
  const known = isUuid(orderId) ? await deposits.find(orderId) : null;
  if (!known || (userId !== null && known.userId !== userId)) return orRefuse(notFound('deposit'));
  await customerRepository(tx.db).lock(known.userId);
  return (await deposits.find(orderId)) ?? orRefuse(notFound('deposit'));
};
