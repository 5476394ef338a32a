import type { SweepDefinition } from '#server/module.ts';
import { discountTurnRepository } from '../../repositories/discount-turns.ts';

/**
 * A discount that begins, ends or is used up by itself changes no row, so the cached public pages are cleared then.
 */
export const noticeTurns: SweepDefinition = {
  id: 'billing.discount_turns',
  due: (scope) => [discountTurnRepository(scope.db).turned(scope.clock.now())],
  run: (scope) =>
    scope.transaction(async (tx) => {
      if (await discountTurnRepository(tx.db).note(tx.clock.now()))
        await tx.db.raw("select pg_notify('discounts', '')");
    }),
};
