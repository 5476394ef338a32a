import type { Knex } from 'knex';
import type { Cents } from '#kernel/money.ts';
import type { ReadJson } from '#server/scope.ts';
import type { CreditLeft } from '../domain/checkout/take-credit.ts';

/** What is left of each credit: an invoice that is not owed any more uses none. */
const leftSql = `select c.id, c.created_at, (c.amount - coalesce((select sum(u.amount) from credit_use u
    join invoice i on i.id = u.invoice_id where u.credit_id = c.id and i.status <> 'void'), 0))::int as "left"
  from credit c where c.user_id = :userId`;

/** Cents that a patient has; 0 without any. */
export const readCredit = (read: ReadJson, userId: string): Promise<Cents> =>
  read(`(select coalesce(sum(c."left"), 0)::int from (${leftSql}) c)`, { userId });

export const creditRepository = (db: Knex) => ({
  add: async (credit: {
    id: string;
    userId: string;
    amount: Cents;
    reason: string;
    /** The invoice that had used it; null for new credit. */
    returnedFrom: string | null;
    at: Date;
  }): Promise<void> => {
    const { id, userId, amount, reason, returnedFrom, at } = credit;
    const row = { id, user_id: userId, amount, reason, returned_from: returnedFrom, created_at: at };
    await db('credit').insert(row);
  },

  /** Of a locked person, oldest first. */
  left: async (userId: string): Promise<readonly CreditLeft[]> =>
    (await db.raw<{ rows: CreditLeft[] }>(`${leftSql} order by c.created_at, c.id`, { userId })).rows,

  use: async (
    parts: readonly { id: string; amount: Cents }[],
    invoiceId: string,
    at: Date,
  ): Promise<void> => {
    await db('credit_use').insert(
      parts.map(({ id, amount }) => ({ credit_id: id, invoice_id: invoiceId, amount, at })),
    );
  },

  /** The invoice uses no credit any more. */
  release: async (invoiceId: string): Promise<void> => {
    await db('credit_use').where({ invoice_id: invoiceId }).delete();
  },

  /** Cents of credit that an invoice used. */
  usedBy: async (invoiceId: string): Promise<Cents> => {
    const row = await db('credit_use').where({ invoice_id: invoiceId }).sum({ used: 'amount' }).first();
    return Number(row?.used ?? 0);
  },

  /** Cents of the credit of an invoice that are the patient's again. */
  returnedFrom: async (invoiceId: string): Promise<Cents> => {
    const row = await db('credit').where({ returned_from: invoiceId }).sum({ amount: 'amount' }).first();
    return Number(row?.amount ?? 0);
  },

  /** Whether a card of one person is also a card of the other. */
  shareCard: async (one: string, other: string): Promise<boolean> =>
    (await db('payment_card as a')
      .join('payment_card as b', 'b.fingerprint', 'a.fingerprint')
      .where({ 'a.user_id': one, 'b.user_id': other })
      .whereNotNull('a.fingerprint')
      .first('a.user_id')) !== undefined,
});
