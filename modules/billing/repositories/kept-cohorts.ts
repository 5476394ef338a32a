import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import type { ReadJson } from '#server/scope.ts';

/** Patients whose first subscription was charged for the first time in one month, and how many of them stayed. */
export interface KeptCohort {
  /** `YYYY-MM`, in Eastern time. */
  readonly month: string;
  readonly patients: number;
  /** How many still had a subscription 1, 2, 3 … months after that charge, as far as all of them have come. */
  readonly kept: readonly number[];
}

const local = (column: string): string => `(${column} at time zone '${EASTERN_TIME}')`;
const monthOf = (month: string): string => `(${month} || '-01')::date::timestamp`;

/**
 * A patient is counted once, by the first charge of all their subscriptions. A subscription runs until it is canceled: while it
 * is paused or waits for a payment, the patient stays. What started before the first month is only asked about by patient.
 */
const sql = `(
  with started as (
    select s.user_id, min(s.started_at) as at from subscription s
    where s.started_at >= ${monthOf(':from')} at time zone '${EASTERN_TIME}'
      and s.started_at < ${monthOf(':until')} at time zone '${EASTERN_TIME}'
      and not exists (select from subscription e where e.user_id = s.user_id
        and e.started_at < ${monthOf(':from')} at time zone '${EASTERN_TIME}')
    group by s.user_id),
  first as (select user_id, ${local('at')} as at, date_trunc('month', ${local('at')}) as month from started),
  runs as (
    select f.user_id, f.month, n from first f
    join subscription s on s.user_id = f.user_id and s.started_at is not null
    cross join lateral generate_series(1, :most::int) n
    where f.month + (n + 1) * interval '1 month' <= ${monthOf(':until')}
      and ${local('s.started_at')} <= f.at + n * interval '1 month'
      and (s.status <> 'canceled' or ${local('s.cancellation_date')} > f.at + n * interval '1 month')),
  kept as (select month, n, count(distinct user_id)::int as patients from runs group by month, n),
  sizes as (select month, count(*)::int as patients from first group by month)
  select coalesce(json_agg(json_build_object('month', to_char(z.month, 'YYYY-MM'), 'patients', z.patients,
    'kept', array(select coalesce(k.patients, 0) from generate_series(1, :most::int) age
      left join kept k on k.month = z.month and k.n = age
      where z.month + (age + 1) * interval '1 month' <= ${monthOf(':until')} order by age)) order by z.month), '[]')
  from sizes z)`;

/**
 * The cohorts of the months from one on, without that of `until`, which is not over. Both are `YYYY-MM`. Months in which
 * nobody started are left out.
 */
export const keptCohorts = (
  read: ReadJson,
  { from, until, most }: { readonly from: string; readonly until: string; readonly most: number },
): Promise<readonly KeptCohort[]> => read(sql, { from, until, most });
