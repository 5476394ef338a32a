import type { Knex } from 'knex';
import { addDays } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { ReadJson } from '#server/scope.ts';
import type { CreditPlan } from '../domain/checkout/next-credit.ts';
import type { CreditLeft } from '../domain/checkout/take-credit.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';

/** The remainder of each credit; an invoice that is no longer owed uses none. */
const leftSql = (userId: string): string => `
  select c.id, c.created_at, (c.amount - coalesce((select sum(u.amount) from credit_use u
    join invoice i on i.id = u.invoice_id where u.credit_id = c.id and i.status <> 'void'), 0))::int as "left"
  from credit c where c.user_id = ${userId}`;

const totalSql = (userId: string): string =>
  `(select coalesce(sum(c."left"), 0)::int from (${leftSql(userId)}) c)`;

/** Cents that a patient has; 0 without any. */
export const readCredit = (read: ReadJson, userId: string): Promise<Cents> =>
  read(totalSql(':userId'), { userId });

/** Cents of these that automatic charges will use next. */
const charged: readonly SubscriptionStatus[] = ['active', 'snoozed', 'paused'];

/** An announced charge that is later than this is announced again. */
const KEPT_DAYS = 7;

/** A `CreditPlan` as JSON, of the patient whose id the text `userId` names in SQL; see `creditPlanBindings`. */
export const creditPlanSql = (userId: string): string => `
  (select json_build_object('left', ${totalSql(userId)}, 'promised', coalesce((select json_agg(json_build_object(
      'subscriptionId', p.subscription_id, 'credit', p.credit,
      'chargeOn', to_char(p.charge_on at time zone 'UTC', 'YYYY-MM-DD')))
    from (select distinct on (a.subscription_id) a.subscription_id, a.credit, a.charge_on
      from charge_agreement a join subscription s on s.id = a.subscription_id
      where a.user_id = ${userId} and a.invoice_id is null and a.withdrawn_at is null
        and s.status = any(:charged) and a.charge_on > :since
      order by a.subscription_id, a.at desc, a.id desc) p), '[]')))`;

export const creditPlanBindings = (now: Date) => ({ charged: [...charged], since: addDays(now, -KEPT_DAYS) });

/** A patient's credit, and the part with which future charges were announced or agreed to. */
export const readCreditPlan = (read: ReadJson, userId: string, now: Date): Promise<CreditPlan> =>
  read(creditPlanSql(':userId'), { userId, ...creditPlanBindings(now) });

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
    (await db.raw<{ rows: CreditLeft[] }>(`${leftSql(':userId')} order by c.created_at, c.id`, { userId }))
      .rows,

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

  /** Cents of an invoice's credit that were returned to the patient. */
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
