import type { Knex } from 'knex';
import { samePersonSql } from '#modules/account/index.ts';
import type { CardSummary } from '#server/ports/payment-gateway.ts';

/** The card as the payment processor describes it. */
export type StoredCard = CardSummary;

const accountsSql = `select user_id from payment_customer where user_id in ${samePersonSql} order by user_id`;
const lockSql = `${accountsSql} for update`;

const accountIds = async (db: Knex, sql: string, userId: string): Promise<readonly string[]> =>
  (await db.raw<{ rows: readonly { user_id: string }[] }>(sql, { userId })).rows.map((row) => row.user_id);

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
   * Locks this person's billing until the transaction ends, so that all other changes wait: that of every account that is
   * or may be theirs, in the order of their ids. Taken before any other lock of billing, to rule out deadlocks. The order
   * of locks in all modules: visit, journey, pairs of possible duplicates, person (this one), prescriptions; code that
   * needs only some of them takes those in the same order.
   */
  lock: async (userId: string): Promise<void> => {
    // Read again: a pair may have been found between the reading of the accounts and the lock.
    let locked = await accountIds(db, lockSql, userId);
    while ((await accountIds(db, accountsSql, userId)).some((id) => !locked.includes(id)))
      locked = await accountIds(db, lockSql, userId);
  },

  /** The same for a sweep: false when another process has one of the locks, or when there is no such person. */
  tryLock: async (userId: string): Promise<boolean> => {
    const locked = await accountIds(db, `${lockSql} skip locked`, userId);
    const all = await accountIds(db, accountsSql, userId);
    return locked.length > 0 && all.every((id) => locked.includes(id));
  },

  /** Whose saved card this is, by its fingerprint. */
  usersOfCard: async (fingerprint: string): Promise<readonly string[]> =>
    db('payment_card').where({ fingerprint }).pluck('user_id'),

  /** The fingerprint of the account's saved card, and whose cards have it; null without a fingerprint. */
  cardUse: async (userId: string): Promise<{ fingerprint: string; users: readonly string[] } | null> =>
    (await db('payment_card as own')
      .select(
        'fingerprint',
        db.raw('array(select user_id from payment_card p where p.fingerprint = own.fingerprint) as users'),
      )
      .where({ user_id: userId })
      .whereNotNull('fingerprint')
      .first()) ?? null,

  card: async (userId: string): Promise<StoredCard | null> =>
    (await db('payment_card')
      .select(
        'payment_method_id as paymentMethodId',
        'brand',
        'last4',
        'exp_month as expMonth',
        'exp_year as expYear',
        'postal_code as postalCode',
        'fingerprint',
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
        fingerprint: card.fingerprint,
        saved_at: at,
      })
      .onConflict('user_id')
      .merge();
  },
});
