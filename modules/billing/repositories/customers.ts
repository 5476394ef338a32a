import type { Knex } from 'knex';
import type { CardSummary } from '#server/ports/payment-gateway.ts';

/** The card as the payment processor describes it. */
export type StoredCard = CardSummary;

/** Patients who pay: their id at the payment processor, and the card that is charged. */
export const customerRepository = (db: Knex) => ({
  customerId: async (userId: string): Promise<string | null> => {
    const row = await db('payment_customer').select('customer_id').where({ user_id: userId }).first();
    return row?.customer_id ?? null;
  },

  /** Stores the processor's customer id; the first one stays. */
  add: async (userId: string, customerId: string, at: Date): Promise<void> => {
    await db('payment_customer')
      .insert({ user_id: userId, customer_id: customerId, created_at: at })
      .onConflict('user_id')
      .ignore();
  },

  /**
   * Locks this person's billing until the transaction ends, so that all other changes wait. Taken before any other
   * lock of billing, to rule out deadlocks. The order of locks in all modules: visit, journey,
   * person (this one), prescriptions; code that needs only some of them takes those in the same order.
   */
  lock: async (userId: string): Promise<void> => {
    await db('payment_customer').select('user_id').where({ user_id: userId }).forUpdate();
  },

  /** The same for a sweep: false when another process has the lock, or when there is no such person. */
  tryLock: async (userId: string): Promise<boolean> =>
    (await db('payment_customer').select('user_id').where({ user_id: userId }).forUpdate().skipLocked())
      .length > 0,

  card: async (userId: string): Promise<StoredCard | null> =>
    (await db('payment_card')
      .select(
        'payment_method_id as paymentMethodId',
        'brand',
        'last4',
        'exp_month as expMonth',
        'exp_year as expYear',
        'postal_code as postalCode',
      )
      .where({ user_id: userId })
      .first()) ?? null,

  saveCard: async (userId: string, card: StoredCard, at: Date): Promise<void> => {
    await db('payment_card')
      .insert({
        user_id: userId,
        payment_method_id: card.paymentMethodId,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        postal_code: card.postalCode,
        saved_at: at,
      })
      .onConflict('user_id')
      .merge();
  },
});
