import type { Knex } from 'knex';

/** Keys of the embedded provider. The first process to start creates them; all others read the same. */
export const keyRepository = (db: Knex) => ({
  /** The stored value under `name`, or the result of `make`, stored now. */
  getOrCreate: async <T>(name: string, parse: (value: unknown) => T, make: () => T): Promise<T> => {
    const read = async () => {
      const row = await db<{ name: string; value: unknown }>('demo_identity_key')
        .where({ name })
        .first('value');
      return row && parse(row.value);
    };
    const existing = await read();
    if (existing !== undefined) return existing;
    const made = make();
    await db('demo_identity_key')
      .insert({ name, value: db.raw('?::jsonb', [JSON.stringify(made)]) })
      .onConflict('name')
      .ignore();
    return (await read()) ?? made;
  },
});
