import type { Knex } from 'knex';
import type { CreditPlan } from '../domain/checkout/next-credit.ts';
import { chargedNext, dueUntil, type SubscriptionSearch } from '../domain/desk/subscription-search.ts';
import { creditPlanBindings, creditPlanSql } from './credits.ts';
import { type Subscription, selectSubscriptions } from './subscriptions.ts';

/** A subscription's place in the operators' list, and whose it is. */
export interface ListedSubscription {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The instant by which it is listed: the next charge when the list is about what is due, else when it was made. */
  readonly createdAt: Date;
}

/** A subscription, and the credit of its patient. */
export interface SubscriptionWithCredit extends Subscription {
  readonly creditPlan: CreditPlan;
}

interface Page {
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

export const deskSubscriptionRepository = (db: Knex, now: Date) => ({
  /** Newest first, or what is due by the day of its charge. */
  page: async (
    { state, due, personId }: SubscriptionSearch,
    { after, limit }: Page,
  ): Promise<readonly ListedSubscription[]> => {
    const [by, order] = due === null ? ['s.created_at', 'desc'] : ['s.next_billing_date', 'asc'];
    const rows = db('subscription as s')
      .join('person as p', 'p.id', 's.user_id')
      .select({
        id: 's.id',
        userId: 's.user_id',
        firstName: 'p.first_name',
        lastName: 'p.last_name',
        createdAt: by,
      })
      .orderBy([
        { column: by, order },
        { column: 's.id', order },
      ])
      .limit(limit);
    if (state !== null) rows.where('s.status', state);
    if (personId !== null) rows.where('s.user_id', personId);
    if (due !== null)
      rows.whereIn('s.status', [...chargedNext]).where('s.next_billing_date', '<=', dueUntil(due, now));
    if (after !== null)
      rows.whereRaw(`(${by}, s.id) ${order === 'desc' ? '<' : '>'} (?, ?)`, [after.createdAt, after.id]);
    return rows;
  },

  /** All subscriptions of these people: what is charged next depends on the others, and on the credit. */
  ofPeople: async (userIds: readonly string[]): Promise<readonly SubscriptionWithCredit[]> =>
    userIds.length === 0
      ? []
      : selectSubscriptions(db)
          .select(db.raw(`${creditPlanSql('who.id')} as "creditPlan"`, creditPlanBindings(now)))
          // The subselects have an `s` of their own.
          .join('person as who', 'who.id', 's.user_id')
          .whereIn('s.user_id', [...userIds]),
});
