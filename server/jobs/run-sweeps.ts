import type { Knex } from 'knex';
import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { askDue, type DueSweeps } from './ask-due.ts';
import { eachDueSweep } from './each-due-sweep.ts';

/** The result of one pass over the sweeps. */
export interface SweepReport {
  readonly ran: readonly string[];
  /** Sweeps that had nothing to do. */
  readonly idle: readonly string[];
  /** Sweeps that another process was running. */
  readonly skipped: readonly string[];
  readonly failures: readonly { readonly sweep: string; readonly error: unknown }[];
}

/**
 * Runs every sweep that has something to do once, in order. A failure is logged and collected and does not stop the others.
 * One statement asks which ones have; when none has, it is all that is sent.
 * No sweep runs twice at the same time, over all processes on one database: `whenBusy` says whether to skip
 * a sweep that is running elsewhere (the tick of each minute) or to wait for it, up to 15 s (the advanced demo clock).
 */
export const runSweeps = async (
  scope: Scope,
  sweeps: readonly SweepDefinition[],
  whenBusy: 'skip' | 'wait' = 'skip',
): Promise<SweepReport> => {
  const ran: string[] = [];
  const idle: string[] = [];
  const skipped: string[] = [];
  const failures: SweepReport['failures'][number][] = [];
  const left = new Set(sweeps.map(({ id }) => id));
  const fail = (id: string, error: unknown): void => {
    left.delete(id);
    scope.log.error({ sweep: id, err: error }, 'A sweep failed.');
    failures.push({ sweep: id, error });
  };
  const end = (list: string[], id: string): void => {
    left.delete(id);
    list.push(id);
  };
  const pass = (known: DueSweeps, locked: ReadonlySet<string>): Promise<void> =>
    eachDueSweep(
      scope,
      sweeps,
      {
        run: async (sweep) => {
          if (!locked.has(sweep.id)) return end(skipped, sweep.id);
          await sweep.run(scope).then(
            () => end(ran, sweep.id),
            (error: unknown) => fail(sweep.id, error),
          );
        },
        idle: ({ id }) => end(idle, id),
        fail: ({ id }, error) => fail(id, error),
      },
      known,
    );
  try {
    const known = await askDue(scope, sweeps);
    if (known.due.size === 0) await pass(known, new Set());
    // The locks belong to an otherwise empty transaction on its own connection: they end with the process in every case,
    // and the sweeps' own transactions commit independently of it.
    else await scope.db.transaction(async (tx) => pass(known, await lockSweeps(tx, sweeps, whenBusy)));
  } catch (error) {
    for (const id of left) fail(id, error);
  }
  return { ran, idle, skipped, failures };
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
