import type { CalendarDate } from '#kernel/dates.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import type { ReadJson } from '#server/scope.ts';

/** What was decided about visits on one day in Eastern time; days without a decision are left out. */
export interface DailyDecisions {
  readonly day: CalendarDate;
  readonly approved: number;
  readonly refused: number;
  /**
   * Hours for which the first visits that were decided on that day had waited for the clinician's plan or answer: half of
   * them for less, and nine of ten for less. Null when there was none.
   */
  readonly medianHours: number | null;
  readonly ninthDecileHours: number | null;
}

const hours = (share: number): string =>
  `round(percentile_cont(${share}) within group (order by w.hours) filter (where w.hours is not null)::numeric, 1)::float8`;

/** A plan counts when it was proposed: how long the patient took to accept it is no waiting for us. */
const dailySql = `(select coalesce(json_agg(d), '[]') from (
  select to_char(c.decided_at at time zone '${EASTERN_TIME}', 'YYYY-MM-DD') as day,
    count(*) filter (where c.status <> 'not_a_match')::int as approved,
    count(*) filter (where c.status = 'not_a_match')::int as refused,
    ${hours(0.5)} as "medianHours", ${hours(0.9)} as "ninthDecileHours"
  from consultation c
  left join lateral (
    select extract(epoch from min(t.at) - c.submitted_at)::float8 / 3600 as hours from state_transition t
    where t.entity = 'consultation' and t.entity_id = c.id and t.at >= c.submitted_at
      and t.to_state in ('plan_proposed', 'approved', 'not_a_match')) w on c.kind = 'initial'
  where c.decided_at >= (:from::date)::timestamp at time zone '${EASTERN_TIME}'
    and c.status in ('approved', 'follow_up', 'not_a_match')
  group by 1) d)`;

/** The days from one on, today included. `from`: a day in Eastern time. */
export const dailyDecisions = (read: ReadJson, first: CalendarDate): Promise<readonly DailyDecisions[]> =>
  read(dailySql, { from: first });

/** What waits at the clinicians' desk now. */
export interface DeskLoad {
  /** Emergencies that nobody has closed. */
  readonly emergencies: number;
  /** Visits that wait for a clinician. */
  readonly waiting: number;
  /** Those of them that are first visits and have waited for longer than the promise. */
  readonly late: number;
}

const waits = `status in ('submitted', 'assigned', 'in_review')`;

const loadSql = `(select json_build_object(
  'emergencies', (select count(*)::int from consultation
    where alert_at is not null and alert_handled_at is null),
  'waiting', (select count(*)::int from consultation where ${waits}),
  'late', (select count(*)::int from consultation
    where ${waits} and kind = 'initial' and submitted_at < :now::timestamptz - interval '24 hours')))`;

export const deskLoad = (read: ReadJson, now: Date): Promise<DeskLoad> =>
  read(loadSql, { now: now.toISOString() });
