import type { Knex } from 'knex';
import type { OfferedTerms } from '../reactivation-port.ts';

/** The discount of an offer to one patient. */
export interface OfferDiscount extends OfferedTerms {
  readonly id: string;
  readonly userId: string;
  readonly productIds: readonly number[];
  readonly from: Date;
  readonly until: Date;
}

/** Discounts that are promised to one person. They apply automatically when that person orders the products. */
export const offerDiscountRepository = (db: Knex) => ({
  add: async ({ id, userId, percent, cycles, productIds, from, until }: OfferDiscount): Promise<void> => {
    await db('discount').insert({
      id,
      code: null,
      description: `Welcome back: ${percent}% off`,
      line_kind: 'offer',
      kind: 'percent',
      value: percent,
      cycles,
      first_order_only: false,
      applies_to: 'everything',
      product_ids: [...productIds],
      valid_from: from,
      valid_until: until,
      max_uses_per_person: 1,
      only_for: userId,
      created_at: from,
      reason: 'An offer to a patient who left',
    });
  },

  keep: async (id: string, until: Date): Promise<void> => {
    await db('discount').where({ id }).update({ valid_until: until });
  },

  end: async (id: string, at: Date): Promise<void> => {
    await db('discount').where({ id, ended_at: null }).update({ ended_at: at });
  },
});
