import { may } from '#config/staff-permissions.ts';
import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type StaffAccount, staffRepository } from '../repositories/staff.ts';

/**
 * Ends the surrounding `allOrNothing` with CONFLICT when a person changes their own account, or takes away the last
 * account that may manage staff. The command line may do both: it can add somebody again.
 */
export const refuseRemoval = async (
  tx: Scope,
  actor: Actor,
  { account, role, deactivatedAt }: { account: StaffAccount } & Pick<StaffAccount, 'role' | 'deactivatedAt'>,
): Promise<void> => {
  if (actor.role === 'system') return;
  const managers = await staffRepository(tx.db).lockManagers();
  // Their own account may have been changed while this waited.
  if (actor.id === null || !managers.includes(actor.id))
    orRefuse(fail('FORBIDDEN', 'Your account may not manage staff any more.'));
  if (actor.id === account.id)
    orRefuse(fail('CONFLICT', 'Nobody changes their own account. Ask a colleague who may manage staff.'));
  const stays = may(role, 'manage_staff') && deactivatedAt === null;
  if (!stays && managers.every((id) => id === account.id))
    orRefuse(fail('CONFLICT', 'This is the last account that may manage staff.'));
};
