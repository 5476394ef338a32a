import type { Knex } from 'knex';

/** Wrong tokens by the network address that sent them. */
export const tokenTryRepository = (db: Knex) => ({
  /** Wrong tokens of the same address wait until the transaction ends, in all processes. */
  lock: async (address: string): Promise<void> => {
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`api_token_try:${address}`]);
  },

  /** Instants of the wrong tokens since then. */
  since: (address: string, since: Date): Promise<Date[]> =>
    db('api_token_try').where({ address }).where('at', '>', since).pluck('at'),

  add: async (row: { readonly id: string; readonly address: string; readonly at: Date }): Promise<void> => {
    await db('api_token_try').insert(row);
  },
});
