import { addDays } from '#kernel/dates.ts';
import type { SweepDefinition } from '#server/module.ts';
import { GatewayUnavailable, paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import type { ProviderLists } from '../../domain/reconcile/listed.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { settlementCheckRepository } from '../../repositories/settlement-check.ts';
import { listAtProvider, lookBackFrom } from '../reconcile/list-at-provider.ts';
import { raiseDifferences } from '../reconcile/raise-differences.ts';
import { applyFee } from './apply-fee.ts';
import { applySettlements } from './apply-settlements.ts';

/** Checks that began after this instant are recent enough. */
const lastBefore = (scope: Scope): Date => addDays(scope.clock.now(), -1);

const changedIntents = ({ refunds, disputes }: ProviderLists): readonly string[] =>
  [...refunds, ...disputes].flatMap(({ intentId }) => intentId ?? []);

/** Fees that the processor has booked since, where no event arrived. */
const applyFees = async (scope: Scope, { charges }: ProviderLists): Promise<void> => {
  const known = new Map(charges.flatMap(({ intentId, fee }) => (fee === null ? [] : [[intentId, fee]])));
  for (const intentId of await chargeAttemptRepository(scope.db).withoutFee([...known.keys()])) {
    const fee = known.get(intentId);
    if (fee !== undefined) await applyFee(scope, intentId, fee);
  }
};

/**
 * Asks the processor once a day about fees, refunds and disputes since some weeks before the last completed check, however
 * long ago that was, and about disputes that are open: events may never arrive. Remaining differences become tasks for
 * operators. An outage of the processor postpones it to the next day, which looks as far back. Safe to repeat and to run
 * in two processes.
 */
export const checkSettlements: SweepDefinition = {
  id: 'billing.settlements',
  due: (scope) => [settlementCheckRepository(scope.db).claimable(lastBefore(scope))],
  run: async (scope) => {
    const now = scope.clock.now();
    const checks = settlementCheckRepository(scope.db);
    if (!(await checks.claim(now, lastBefore(scope)))) return;
    try {
      const since = lookBackFrom((await checks.unknownSince()) ?? now);
      const lists = await listAtProvider(scope.use(paymentGatewayPort), since);
      for (const intentId of new Set([...changedIntents(lists), ...(await checks.disputedIntents())]))
        await applySettlements(scope, intentId);
      await applyFees(scope, lists);
      await raiseDifferences(scope, { since, lists });
      await checks.succeed(now);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      scope.log.warn('The card provider did not answer; refunds and disputes are checked tomorrow.');
    }
  },
};
