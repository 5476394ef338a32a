import type { Knex } from 'knex';
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
  const left = new Map(sweeps.map((sweep) => [sweep.id, sweep]));
  const ran: string[] = [];
  const skipped: string[] = [];
  const failures: SweepReport['failures'][number][] = [];
  const fail = (id: string, error: unknown): void => {
    scope.log.error({ sweep: id, err: error }, 'A sweep failed.');
    failures.push({ sweep: id, error });
  };
  try {
    // The locks belong to an otherwise empty transaction on its own connection: they end with the process in every case,
    // and the sweeps' own transactions commit independently of it.
    await scope.db.transaction(async (tx) => {
      const locked = await lockSweeps(tx, sweeps, whenBusy);
      for (const [id, sweep] of left) {
        left.delete(id);
        if (!locked.has(id)) skipped.push(id);
        else
          await sweep.run(scope).then(
            () => ran.push(id),
            (error: unknown) => fail(id, error),
          );
      }
    });
  } catch (error) {
    for (const id of left.keys()) fail(id, error);
  }
  return { ran, skipped, failures };
};

/** Locks the sweeps in one statement; returns the ids of those that no other process runs. */
const lockSweeps = async (
  tx: Knex.Transaction,
  sweeps: readonly SweepDefinition[],
  whenBusy: 'skip' | 'wait',
): Promise<ReadonlySet<string>> => {
  const lock =
    whenBusy === 'wait' ? 'pg_advisory_xact_lock(key) is not null' : 'pg_try_advisory_xact_lock(key)';
  const { rows } = await tx.raw<{ rows: { id: string; locked: boolean }[] }>(
    `select id, ${lock} as locked
     from unnest(?::text[]) as id cross join lateral hashtextextended('sweep:' || id, 0) as key`,
    [sweeps.map(({ id }) => id)],
  );
  return new Set(rows.flatMap(({ id, locked }) => (locked ? [id] : [])));
};
