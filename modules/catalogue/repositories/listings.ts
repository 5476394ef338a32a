import type { Knex } from 'knex';
import type { TextField } from '../domain/required-text.ts';

/** What operators changed of a listing as a whole, and how often. */
export interface Listing {
  readonly id: string;
  /** Counts the changes, those of its products' prices included. */
  readonly version: number;
  /** Only what differs from the files. */
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly unavailableStates: readonly string[];
}

const columns = { id: 'id', version: 'version', texts: 'texts', unavailableStates: 'unavailable_states' };

export const listingRepository = (db: Knex) => ({
  all: async (): Promise<Listing[]> => db('product_listing').select(columns).orderBy('id'),

  find: async (id: string): Promise<Listing | null> =>
    (await db('product_listing').select(columns).where({ id }).first()) ?? null,

  /** Held until the end of the transaction, so that of two changes the second sees the first. */
  lock: async (id: string): Promise<Listing | null> =>
    (await db('product_listing').select(columns).where({ id }).forUpdate().first()) ?? null,

  save: async ({ id, version, texts, unavailableStates }: Listing): Promise<void> => {
    await db('product_listing')
      .where({ id })
      .update({ version, texts: JSON.stringify(texts), unavailable_states: [...unavailableStates] });
  },

  /** Listings that nobody changed yet; those that are there stay as they are. */
  addMissing: async (ids: readonly string[]): Promise<void> => {
    await db('product_listing')
      .insert(ids.map((id) => ({ id, version: 0, texts: '{}', unavailable_states: [] })))
      .onConflict('id')
      .ignore();
  },
});
