import type { CalendarDate } from '#kernel/dates.ts';
import type { JsonInstant } from '#kernel/json-instant.ts';

/** A leave that is not over, as screens show it. */
export interface LeaveView {
  readonly id: string;
  readonly clinicianName: string;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** The colleague who covers for the clinician; null for nobody in particular. */
  readonly coverId: string | null;
  readonly coverName: string | null;
  readonly isNow: boolean;
}

/** A time without calls. */
export interface LeaveSpanJson {
  readonly from: JsonInstant;
  readonly to: JsonInstant;
}

const leavesSql = (of: string, at: string): string => `
  (select coalesce(json_agg(json_build_object('id', v.id, 'firstDay', v.first_day, 'lastDay', v.last_day,
      'clinicianName', (select k.name from clinician k where k.id = v.clinician_id), 'coverId', v.covered_by,
      'coverName', (select k.name from clinician k where k.id = v.covered_by), 'isNow', v.starts_at <= ${at})
      order by v.starts_at, v.id), '[]')
    from clinician_leave v where ${of} and v.ends_at > ${at})`;

/** The leaves of a clinician that are not over at an instant, as `LeaveView`; both are SQL expressions, the instant appears twice. */
export const leavesOfSql = (clinician: string, at: string): string =>
  leavesSql(`v.clinician_id = ${clinician}`, at);

/** As `leavesOfSql`, of the colleagues for whom a clinician covers. */
export const coveredLeavesSql = (clinician: string, at: string): string =>
  leavesSql(`v.covered_by = ${clinician}`, at);

/** The times of a clinician's leaves that are not over at an instant, as `LeaveSpanJson`; both are SQL expressions. */
export const leaveSpansSql = (clinician: string, at: string): string => `
  (select coalesce(json_agg(json_build_object('from', v.starts_at, 'to', v.ends_at)), '[]')
    from clinician_leave v where v.clinician_id = ${clinician} and v.ends_at > ${at})`;

/** Whether a clinician is on leave at an instant, which appears twice; both are SQL expressions. */
export const isOnLeaveSql = (clinician: string, at: string): string => `
  exists (select from clinician_leave v
    where v.clinician_id = ${clinician} and v.starts_at <= ${at} and v.ends_at > ${at})`;

/**
 * The leave of a clinician that shares time with a span, with `id` and `covered_by`: a row of a lateral join; all are SQL
 * expressions.
 */
export const leaveDuringSql = (
  clinician: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => `
  (select v.id, v.covered_by from clinician_leave v
    where v.clinician_id = ${clinician} and v.starts_at < ${to} and v.ends_at > ${from}
    order by v.starts_at limit 1)`;

/** The active colleagues of a clinician by name, each with `id` and `name`; `clinician` is an SQL expression. */
export const colleaguesSql = (clinician: string): string => `
  (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name, k.id), '[]')
    from clinician k where k.active and k.id <> ${clinician})`;
