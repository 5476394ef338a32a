import type { Knex } from 'knex';
import { DAY_MS } from '#kernel/dates.ts';
import type { ListQuery } from '../database/list-query.ts';
import type { Scope } from '../scope.ts';

/** Sweeps run each minute, and the demo advances a day at a time: a pass a little early counts as the next day's. */
const ALMOST_A_DAY_MS = DAY_MS - 60_000;

/** The rules that were not done within a day. */
export const rulesLeft = ({ db, clock }: Scope, rules: readonly string[]): ListQuery<string> =>
  db(db.raw<Knex.Raw>('unnest(?::text[]) as rule', [[...rules]]))
    .whereNotExists(
      db('retention_run as r')
        .whereRaw('r.rule = rule.rule')
        .where('r.done_at', '>', new Date(clock.now().getTime() - ALMOST_A_DAY_MS)),
    )
    .pluck('rule');

/** Does the work of those rules that were not done within a day. It returns the ones that are done; the others continue at the next pass. */
export const onceADay = async (
  scope: Scope,
  rules: readonly string[],
  work: (left: readonly string[]) => Promise<readonly string[]>,
): Promise<void> => {
  const done = await work(await rulesLeft(scope, rules));
  if (done.length === 0) return;
  await scope
    .db('retention_run')
    .insert(done.map((rule) => ({ rule, done_at: scope.clock.now() })))
    .onConflict('rule')
    .merge();
};
