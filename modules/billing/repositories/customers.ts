import type { Knex } from 'knex';
import { samePersonSql } from '#modules/account/index.ts';
import { cardRepository, type StoredCard } from './cards.ts';

export type { StoredCard } from './cards.ts';

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

  /** The customer and the card that the processor charges; null without either. */
  paymentSource: async (userId: string): Promise<{ customerId: string; paymentMethodId: string } | null> =>
    (await db('payment_customer as c')
      .join('payment_card as p', 'p.user_id', 'c.user_id')
      .select({ customerId: 'c.customer_id', paymentMethodId: 'p.payment_method_id' })
      .where({ 'c.user_id': userId, 'p.is_default': true })
      .first()) ?? null,

  /** Stores the processor's customer id; the first one stays. */
  add: async (userId: string, customerId: string, at: Date): Promise<void> => {
    await db('payment_customer')
      .insert({ user_id: userId, customer_id: customerId, created_at: at })
      .onConflict('user_id')
      .ignore();
  },

  /**
   * Locks the billing of this person and of every account that is or may be theirs, in the order of their ids, until
   * the transaction ends. Must be the first lock of billing, to avoid deadlocks. The order of locks in all modules:
   * visit, journey, pairs of possible duplicates, person (this one), prescriptions; code that needs only some of them
   * takes those in the same order.
   */
  lock: async (userId: string): Promise<void> => {
    // Read again: a pair may have been found between reading the accounts and locking them.
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
    db('payment_card').where({ fingerprint }).distinct().pluck('user_id'),

  /** The fingerprint of the card that is charged, and the patients who saved it; null without a fingerprint. */
  cardUse: async (userId: string): Promise<{ fingerprint: string; users: readonly string[] } | null> =>
    (await db('payment_card as own')
      .select(
        'fingerprint',
        db.raw(
          'array(select distinct user_id from payment_card p where p.fingerprint = own.fingerprint) as users',
        ),
      )
      .where({ user_id: userId, is_default: true })
      .whereNotNull('fingerprint')
      .first()) ?? null,

  /** The card that is charged. */
  card: (userId: string): Promise<StoredCard | null> => cardRepository(db).defaultOf(userId),

  /** Stores the card; it is charged from now on. */
  saveCard: (userId: string, card: StoredCard, at: Date): Promise<void> =>
    cardRepository(db).save(userId, card, { isDefault: true, at }),
});
