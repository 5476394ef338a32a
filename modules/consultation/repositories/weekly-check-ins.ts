import type { CalendarDate } from '#kernel/dates.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import { drugGroups } from '#modules/eligibility/index.ts';
import type { ReadJson } from '#server/scope.ts';

/** The check-ins that were due in one week; weeks without one are left out. */
export interface WeeklyCheckIns {
  /** The Monday with which the week begins, in Eastern time. */
  readonly day: CalendarDate;
  readonly answered: number;
  /** Without an answer so far. */
  readonly overdue: number;
  /** Ended without an answer. */
  readonly missed: number;
  /** Of those with an answer: how many reported a side effect. */
  readonly withSideEffects: number;
}

const textArray = (texts: readonly string[]): string => `'{${texts.join(',')}}'::text[]`;

/** Whether something other than "none" was chosen. A visit's answers have earlier ones too, so only what was asked counts. */
const chose = (question: string): string =>
  `(jsonb_typeof(c.answers->'${question}') = 'array' and c.answers->'${question}' not in ('[]', '["none"]'))`;
const hasSideEffects = `(
  ((k.form = 'post_arc' or c.drug_types && ${textArray(drugGroups.hair)}) and ${chose('side_effects')})
  or (k.form <> 'post_arc' and c.drug_types && ${textArray(drugGroups.erections)} and ${chose('ed_side_effects')}))`;
const isAnswered = `k.result in ('normal', 'flagged', 'urgent')`;

/** Reads the check-ins that were due in these weeks, by an index. A renewal that asked the same leaves one out. */
const weeklySql = `(select coalesce(json_agg(d), '[]') from (
  select to_char(date_trunc('week', k.due_at at time zone '${EASTERN_TIME}'), 'YYYY-MM-DD') as day,
    count(*) filter (where ${isAnswered})::int as answered,
    count(*) filter (where k.result is null)::int as overdue,
    count(*) filter (where k.result = 'missed')::int as missed,
    count(*) filter (where ${isAnswered} and ${hasSideEffects})::int as "withSideEffects"
  from check_in k join consultation c on c.id = k.consultation_id
  where k.due_at >= (:from::date)::timestamp at time zone '${EASTERN_TIME}' and k.due_at <= :now::timestamptz
    and k.result is distinct from 'renewed'
  group by 1) d)`;

/** The weeks from one on, what was due until now. `from`: a Monday in Eastern time. */
export const weeklyCheckIns = (
  read: ReadJson,
  { from, now }: { readonly from: CalendarDate; readonly now: Date },
): Promise<readonly WeeklyCheckIns[]> => read(weeklySql, { from, now: now.toISOString() });
