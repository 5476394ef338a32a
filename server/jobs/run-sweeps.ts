import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';

/** The result of one pass over the sweeps. */
export interface SweepReport {
  readonly ran: readonly string[];
  /** Sweeps that another process was running. */
  readonly skipped: readonly string[];
  readonly failures: readonly { readonly sweep: string; readonly error: unknown }[];
}

/**
 * Runs every sweep once, in order. A failure is logged and collected and does not stop the others.
 * No sweep runs twice at the same time, over all processes on one database: `whenBusy` says whether to skip
 * a sweep that is running elsewhere (the tick of each minute) or to wait for it, up to 15 s (the advanced demo clock).
 */
export const runSweeps = async (
  scope: Scope,
  sweeps: readonly SweepDefinition[],
  whenBusy: 'skip' | 'wait' = 'skip',
): Promise<SweepReport> => {
  const report = {
    ran: [] as string[],
    skipped: [] as string[],
    failures: [] as SweepReport['failures'][number][],
  };
  for (const sweep of sweeps) {
    try {
      const ran = await runAlone(scope, sweep, whenBusy);
      (ran ? report.ran : report.skipped).push(sweep.id);
    } catch (error) {
      scope.log.error({ sweep: sweep.id, err: error }, 'A sweep failed.');
      report.failures.push({ sweep: sweep.id, error });
    }
  }
  return report;
};

/**
 * The advisory lock belongs to an otherwise empty transaction on its own connection: it ends with the process in every
 * case, and the sweep's own transactions commit independently of it.
 */
const runAlone = (scope: Scope, sweep: SweepDefinition, whenBusy: 'skip' | 'wait'): Promise<boolean> =>
  scope.db.transaction(async (lock) => {
    const key = `sweep:${sweep.id}`;
    if (whenBusy === 'wait') await lock.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
    else {
      const { rows } = await lock.raw('select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken', [
        key,
      ]);
      if (rows[0].taken !== true) return false;
    }
    await sweep.run(scope);
    return true;
  });
