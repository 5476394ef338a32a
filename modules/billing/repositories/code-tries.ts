import type { Knex } from 'knex';

/** A discount code that a person typed. */
export interface CodeTry {
  readonly userId: string;
  readonly codeHash: string;
  /** Network address; null when it is unknown. */
  readonly address: string | null;
}

export const codeTryRepository = (db: Knex) => ({
  /** Codes of the same person, or from the same address, wait until the transaction ends, in all processes. */
  lock: async ({ userId, address }: Omit<CodeTry, 'codeHash'>): Promise<void> => {
    const names = [`code_try:person:${userId}`, ...(address ? [`code_try:address:${address}`] : [])];
    for (const name of names.toSorted())
      await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
  },

  /** The result of the same code of the same person before; null when it is new. */
  find: async ({ userId, codeHash }: Omit<CodeTry, 'address'>): Promise<{ known: boolean } | null> =>
    (await db('discount_code_try').where({ user_id: userId, code_hash: codeHash }).first('known')) ?? null,

  /** Instants of unknown codes since then. */
  unknown: (by: { user_id: string } | { address: string }, since: Date): Promise<Date[]> =>
    db('discount_code_try')
      .where({ ...by, known: false })
      .where('at', '>', since)
      .pluck('at'),

  save: async ({ userId, codeHash, address }: CodeTry, known: boolean, at: Date): Promise<void> => {
    await db('discount_code_try')
      .insert({ user_id: userId, code_hash: codeHash, address, known, at })
      .onConflict(['user_id', 'code_hash'])
      .merge(['known']);
  },
});
