import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { Scope } from '#server/scope.ts';
import type { Relocations } from '../../relocation-port.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { packagesUnderWay } from '../../repositories/packages-under-way.ts';
import { isWhole, judgeMove, moveTo } from './change-address.ts';

/** The contract is documented at the port. */
export const relocations = (scope: Scope): Relocations => ({
  report: (actor, userId, address) =>
    scope.transaction(async (tx) => {
      await customerRepository(tx.db).lock(userId);
      if (await isWhole(tx, userId)) orRefuse(await moveTo(tx, actor, userId, address, { isTold: true }));
      else await judgeMove(tx, { actor, userId, state: address.state, isTold: true });
    }),
  packagesUnderWay: (userId) => packagesUnderWay(scope.read, userId),
});
