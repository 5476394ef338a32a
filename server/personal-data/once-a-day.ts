import { DAY_MS } from '#kernel/dates.ts';
import type { Scope } from '../scope.ts';

/** Sweeps run each minute, and the demo advances a day at a time: a pass a little early counts as the next day's. */
const ALMOST_A_DAY_MS = DAY_MS - 60_000;

/** Runs the work of those rules that were not done within a day. Work that returns false is not done, and goes on at the next pass. */
export const onceADay = async (
  scope: Scope,
  rules: readonly { readonly id: string; run(): Promise<boolean> }[],
): Promise<void> => {
  const now = scope.clock.now();
  const done: string[] = await scope
    .db('retention_run')
    .where('done_at', '>', new Date(now.getTime() - ALMOST_A_DAY_MS))
    .pluck('rule');
  for (const { id, run } of rules)
    if (!done.includes(id) && (await run()))
      await scope.db('retention_run').insert({ rule: id, done_at: now }).onConflict('rule').merge();
};
