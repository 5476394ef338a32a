import type { Knex } from 'knex';
import { addDays } from '#kernel/dates.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import { CHARGE_NOTICE_DAYS } from '../domain/schedule/billing-dates.ts';
import {
  announcesCharges,
  LONG_TERM_DAYS,
  LONG_TERM_NOTICE_DAYS,
  YEAR_DAYS,
} from '../domain/schedule/notices.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';
import { waitsForDecisionSql } from './disputes.ts';
import { type Subscription, selectSubscriptions } from './subscriptions.ts';

/** SQL: the notice with this key was not sent. */
const unsentSql = (key: string): string =>
  `not exists (select from notice_sent n where n.subscription_id = s.id and n.key = ${key})`;

const chargeDay = `to_char(s.next_billing_date at time zone 'UTC', 'YYYY-MM-DD')`;

const unsent = {
  upcoming: unsentSql(`'upcoming_charge:' || ${chargeDay}`),
  longTerm: unsentSql(`'long_term_renewal:' || ${chargeDay}`),
  yearly: unsentSql(
    `'yearly_reminder:' || floor(extract(epoch from ?::timestamptz - s.started_at) / 86400 / ${YEAR_DAYS})::int`,
  ),
};

/** Subscriptions in one of the statuses for which `dueNotices` has a notice now, with the keys of those that were sent. */
export const noticesDue = (
  db: Knex,
  statuses: readonly SubscriptionStatus[],
  now: Date,
): ListQuery<Subscription & { readonly sentNoticeKeys: readonly string[] }> =>
  selectSubscriptions(db)
    .select(
      db.raw(
        `coalesce((select json_agg(n.key) from notice_sent n where n.subscription_id = s.id), '[]') as "sentNoticeKeys"`,
      ),
    )
    .whereIn('s.status', [...statuses])
    .whereRaw(`not ${waitsForDecisionSql('s.user_id')}`)
    .where((any) =>
      any
        .where((charge) =>
          charge
            .whereIn('s.status', [...announcesCharges])
            .where('s.next_billing_date', '>', now)
            .where((kind) =>
              kind
                .where((soon) =>
                  soon
                    .where('s.next_billing_date', '<=', addDays(now, CHARGE_NOTICE_DAYS))
                    .whereRaw(unsent.upcoming),
                )
                .orWhere((long) =>
                  long
                    .where('s.next_billing_date', '<=', addDays(now, LONG_TERM_NOTICE_DAYS))
                    .where('s.cycle_in_days', '>=', LONG_TERM_DAYS)
                    .whereRaw(unsent.longTerm),
                ),
            ),
        )
        .orWhere((years) =>
          years.where('s.started_at', '<=', addDays(now, -YEAR_DAYS)).whereRaw(unsent.yearly, [now]),
        ),
    )
    .orderBy('s.id');
