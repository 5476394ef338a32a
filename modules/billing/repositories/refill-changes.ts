import type { Knex } from 'knex';
import type { RefillChangeKind } from '../domain/refill-change/refill-change.ts';

/** A change that was made, with what the patient was shown before. */
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
  /** Whose request with this id was made already; null when none was. */
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
