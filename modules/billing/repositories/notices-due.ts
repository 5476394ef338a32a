import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';
import { waitsForDecisionSql } from './disputes.ts';
import { type Subscription, selectSubscriptions } from './subscriptions.ts';

/** A subscription with the keys of the notices that were sent. */
export type NoticedSubscription = Subscription & { readonly sentNoticeKeys: readonly string[] };

const sentKeys = `coalesce((select json_agg(n.key) from notice_sent n where n.subscription_id = s.id), '[]') as "sentNoticeKeys"`;

/** So many are read together. */
const BATCH = 500;

/** Subscriptions in one of the statuses whose notices are to be looked at now, some at a time in order of their ids. */
export const noticesDue = (
  db: Knex,
  {
    statuses,
    now,
    after = null,
  }: {
    readonly statuses: readonly SubscriptionStatus[];
    readonly now: Date;
    readonly after?: string | null;
  },
): ListQuery<NoticedSubscription> => {
  const due = db('subscription as d')
    .select('d.id')
    .whereIn('d.status', [...statuses])
    // As a constant, so that a plan for any values can use the index of what is not canceled.
    .whereRaw(`d.status <> 'canceled'`)
    .where('d.notices_check_at', '<=', now)
    .whereRaw(`not ${waitsForDecisionSql('d.user_id')}`)
    .orderBy('d.id')
    .limit(BATCH);
  if (after !== null) due.where('d.id', '>', after);
  return selectSubscriptions(db).select(db.raw(sentKeys)).whereIn('s.id', due).orderBy('s.id');
};

export const noticeCheckRepository = (db: Knex) => ({
  /** Locks the subscription, so that its notices are not forgotten meanwhile. */
  lock: async (id: string): Promise<NoticedSubscription | null> => {
    await db('subscription').where({ id }).forUpdate().first('id');
    return (await selectSubscriptions(db).select(db.raw(sentKeys)).where('s.id', id).first()) ?? null;
  },

  /** Null: not before something changes. */
  schedule: async (id: string, at: Date | null): Promise<void> => {
    await db('subscription').where({ id }).update({ notices_check_at: at });
  },
});
