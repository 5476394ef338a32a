import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { askDue, type DueSweeps } from './ask-due.ts';

/** What happens with each sweep of a pass, in order. */
export interface SweepPass {
  /** It has something to do. */
  run(sweep: SweepDefinition): Promise<void>;
  idle?(sweep: SweepDefinition): void;
  /** Its question failed. */
  fail(sweep: SweepDefinition, error: unknown): void;
}

/**
 * Goes through the sweeps in order and runs those that have something to do. The work of one may be the reason for that of a
 * later one: those that had nothing to do are asked again after one that ran. `first`: what was asked before.
 */
export const eachDueSweep = async (
  scope: Scope,
  sweeps: readonly SweepDefinition[],
  pass: SweepPass,
  first?: DueSweeps,
): Promise<void> => {
  let known = first ?? (await askDue(scope, sweeps));
  let isNewest = true;
  for (const [index, sweep] of sweeps.entries()) {
    if (!isNewest && !known.due.has(sweep.id)) {
      known = await askDue(scope, sweeps.slice(index));
      isNewest = true;
    }
    if (known.failures.has(sweep.id)) pass.fail(sweep, known.failures.get(sweep.id));
    else if (known.due.has(sweep.id)) {
      isNewest = false;
      await pass.run(sweep);
    } else pass.idle?.(sweep);
  }
};
