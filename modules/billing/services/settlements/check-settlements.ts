import { addDays } from '#kernel/dates.ts';
import { GatewayUnavailable, paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { settlementCheckRepository } from '../../repositories/settlement-check.ts';
import { raiseDifferences } from '../reconcile/raise-differences.ts';
import { applySettlements } from './apply-settlements.ts';

/** A refund may fail this long after it was made. */
const LOOK_BACK_DAYS = 30;

/**
 * Asks the processor once a day about refunds and disputes since some weeks before the last completed check, however long
 * ago that was, and about disputes that are open: events may never arrive. Remaining differences become tasks for
 * operators. An outage of the processor postpones it to the next day, which looks as far back. Safe to repeat and to run
 * in two processes.
 */
export const checkSettlements = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  const checks = settlementCheckRepository(scope.db);
  if (!(await checks.claim(now, addDays(now, -1)))) return;
  try {
    const unknownSince = (await checks.unknownSince()) ?? now;
    const since = addDays(unknownSince, -LOOK_BACK_DAYS);
    const changed = await scope.use(paymentGatewayPort).intentsWithChangesSince(since);
    for (const intentId of new Set([...changed, ...(await checks.disputedIntents())]))
      await applySettlements(scope, intentId);
    await raiseDifferences(scope, { unknownSince });
    await checks.succeed(now);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    scope.log.warn('The card provider did not answer; refunds and disputes are checked tomorrow.');
  }
};
