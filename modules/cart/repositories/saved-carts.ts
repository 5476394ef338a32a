import type { Knex } from 'knex';

/** What was ordered at one checkout. */
export interface OrderedCart {
  readonly productIds: readonly number[];
  readonly at: Date;
}

/** Carts by owner: the id of a patient, or the lead id of a visitor. */
export const savedCartRepository = (db: Knex) => ({
  /** Null when nothing was saved for this owner. */
  find: async (ownerId: string): Promise<readonly number[] | null> =>
    (await db('saved_cart').select('product_ids').where({ owner_id: ownerId }).first())?.product_ids ?? null,

  save: async (ownerId: string, productIds: readonly number[], at: Date): Promise<void> => {
    await db('saved_cart')
      .insert({ owner_id: ownerId, product_ids: [...productIds], updated_at: at })
      .onConflict('owner_id')
      .merge();
  },

  /** Leaves a cart that was changed after that time. */
  empty: async (ownerIds: readonly string[], at: Date): Promise<void> => {
    await db('saved_cart')
      .whereIn('owner_id', [...ownerIds])
      .where('updated_at', '<=', at)
      .update({ product_ids: [], updated_at: at });
  },

  /** Records what a visitor ordered last. */
  ordered: async (leadId: string, productIds: readonly number[], at: Date): Promise<void> => {
    await db('cart_ordered')
      .insert({ lead_id: leadId, product_ids: [...productIds], ordered_at: at })
      .onConflict('lead_id')
      .merge();
  },

  /** Null when there is no order. */
  lastOrder: async (leadId: string): Promise<OrderedCart | null> =>
    (await db('cart_ordered')
      .select({ productIds: 'product_ids', at: 'ordered_at' })
      .where({ lead_id: leadId })
      .first()) ?? null,

  /** The newer of the two carts becomes the patient's. */
  adopt: async (leadId: string, personId: string): Promise<void> => {
    await db.raw(
      `insert into saved_cart (owner_id, product_ids, updated_at)
       select :personId, product_ids, updated_at from saved_cart where owner_id = :leadId
       on conflict (owner_id) do update set product_ids = excluded.product_ids, updated_at = excluded.updated_at
       where saved_cart.updated_at < excluded.updated_at`,
      { leadId, personId },
    );
  },
});
