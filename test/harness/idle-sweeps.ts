import { askDue } from '#server/jobs/ask-due.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';

/** Whether the transaction has written anything: PostgreSQL gives it an id when it does. */
const hasWritten = async (tx: Scope): Promise<boolean> => {
  const { rows } = await tx.db.raw('select pg_current_xact_id_if_assigned() is not null as written');
  return rows[0].written;
};

/** Runs every sweep that says it has nothing to do. Throws when its question fails, or when it writes anyway. */
export const idleSweepsWriteNothing = async (
  scope: Scope,
  sweeps: readonly SweepDefinition[],
): Promise<void> => {
  await scope.transaction(async (tx) => {
    const { due, failures } = await askDue(tx, sweeps);
    for (const [id, cause] of failures) throw new Error(`The question of the sweep ${id} failed.`, { cause });
    let appends = 0;
    // What a transaction appends is written only at its end.
    tx.append = async () => {
      appends += 1;
    };
    for (const { id, run } of sweeps) {
      if (due.has(id)) continue;
      await run(tx);
      if (appends > 0 || (await hasWritten(tx)))
        throw new Error(`The sweep ${id} said that it had nothing to do, and wrote.`);
    }
  });
};
