import type { Knex } from 'knex';
import type { RefillChangeKind } from '../domain/refill-change/refill-change.ts';

/** A change that was made, with the quote that the patient saw. */
export interface StoredRefillChange {
  /** Of the request, made by the browser. */
  readonly id: string;
  readonly subscriptionId: string;
  readonly userId: string;
  readonly kind: RefillChangeKind;
  readonly quote: object;
  readonly at: Date;
}

/** Append-only. */
export const refillChangeRepository = (db: Knex) => ({
  /** The owner of the request with this id; null when there is none. */
  madeBy: async (id: string): Promise<string | null> =>
    (await db('refill_change').where({ id }).first('user_id as userId'))?.userId ?? null,

  add: async ({ subscriptionId, userId, quote, ...change }: StoredRefillChange): Promise<void> => {
    await db('refill_change').insert({
      ...change,
      subscription_id: subscriptionId,
      user_id: userId,
      quote: JSON.stringify(quote),
    });
  },
});
