import type { Knex } from 'knex';
import type { TextField } from '../domain/required-text.ts';

/** An operator's changes to a listing as a whole, and its version. */
export interface Listing {
  readonly id: string;
  /** Counts the changes, including those of its products' prices. */
  readonly version: number;
  /** Only the values that differ from the files. */
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly unavailableStates: readonly string[];
}

const columns = { id: 'id', version: 'version', texts: 'texts', unavailableStates: 'unavailable_states' };

export const listingRepository = (db: Knex) => ({
  all: async (): Promise<Listing[]> => db('product_listing').select(columns).orderBy('id'),

  find: async (id: string): Promise<Listing | null> =>
    (await db('product_listing').select(columns).where({ id }).first()) ?? null,

  /** Locked until the end of the transaction, so that the second of two changes sees the first. */
  lock: async (id: string): Promise<Listing | null> =>
    (await db('product_listing').select(columns).where({ id }).forUpdate().first()) ?? null,

  save: async ({ id, version, texts, unavailableStates }: Listing): Promise<void> => {
    await db('product_listing')
      .where({ id })
      .update({ version, texts: JSON.stringify(texts), unavailable_states: [...unavailableStates] });
  },

  /** Adds listings that nobody has changed yet; existing ones stay as they are. */
  addMissing: async (ids: readonly string[]): Promise<void> => {
    await db('product_listing')
      .insert(ids.map((id) => ({ id, version: 0, texts: '{}', unavailable_states: [] })))
      .onConflict('id')
      .ignore();
  },
});
