import type { Knex } from 'knex';

/** Carts under the id of a person, or of the lead of a visitor. */
export const keptCartRepository = (db: Knex) => ({
  /** Null when this owner never kept one. */
  find: async (ownerId: string): Promise<readonly number[] | null> =>
    (await db('kept_cart').select('product_ids').where({ owner_id: ownerId }).first())?.product_ids ?? null,

  save: async (ownerId: string, productIds: readonly number[], at: Date): Promise<void> => {
    await db('kept_cart')
      .insert({ owner_id: ownerId, product_ids: [...productIds], updated_at: at })
      .onConflict('owner_id')
      .merge();
  },

  /** Unless it was changed after that time. */
  empty: async (ownerId: string, at: Date): Promise<void> => {
    await db('kept_cart')
      .where({ owner_id: ownerId })
      .where('updated_at', '<=', at)
      .update({ product_ids: [], updated_at: at });
  },

  /** The newer of the two carts becomes the person's. */
  adopt: async (leadId: string, personId: string): Promise<void> => {
    await db.raw(
      `insert into kept_cart (owner_id, product_ids, updated_at)
       select :personId, product_ids, updated_at from kept_cart where owner_id = :leadId
       on conflict (owner_id) do update set product_ids = excluded.product_ids, updated_at = excluded.updated_at
       where kept_cart.updated_at < excluded.updated_at`,
      { leadId, personId },
    );
  },
});
