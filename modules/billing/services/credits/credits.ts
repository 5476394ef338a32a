import { isSameAddress } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Credits } from '../../credits-port.ts';
import { creditRepository, readCredit } from '../../repositories/credits.ts';
import { qualifyingOrderRepository } from '../../repositories/qualifying-orders.ts';
import { grantCredit } from './grant-credit.ts';

export const credits = (scope: Scope): Credits => {
  const orders = qualifyingOrderRepository(scope.db);
  return {
    grant: (userId, credit) => grantCredit(scope, userId, credit),
    available: (userId) => readCredit(scope.read, userId),
    isKept: (orderId) => orders.isKept(orderId),
    hadOrdered: (userId, before) => orders.hadOrdered(userId, before),
    inCommon: async (one, other) => {
      if (await creditRepository(scope.db).shareCard(one, other)) return 'card';
      const [ours, theirs] = await Promise.all([orders.addressesOf(one), orders.addressesOf(other)]);
      return ours.some((here) => theirs.some((there) => isSameAddress(here, there))) ? 'address' : null;
    },
  };
};
