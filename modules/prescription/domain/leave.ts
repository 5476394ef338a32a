import { addDays, type CalendarDate, daysBetween, formatDate, toCalendarDate } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { dayAfter, startOfDay } from '#kernel/start-of-day.ts';

const MOST_DAYS = 366;
/** How far ahead a leave may begin. */
const MOST_DAYS_AHEAD = 2 * 366;

/** The days of a leave, both included. */
export interface LeaveDays {
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
}

const utc = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);

/** From the first instant of the first day to that of the day after the last, in a time zone. */
export const spanOfLeave = (
  { firstDay, lastDay }: LeaveDays,
  timeZone: string,
): { readonly startsAt: Date; readonly endsAt: Date } => ({
  startsAt: startOfDay(firstDay, timeZone),
  endsAt: startOfDay(dayAfter(lastDay), timeZone),
});

/** Whether two leaves share a day. */
export const overlap = (one: LeaveDays, other: LeaveDays): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/**
 * Why a leave cannot be entered, by field; null when it can. `today`: in the time zone of the leave. `others`: the leaves of the
 * same clinician that are not over.
 */
export const leaveProblem = (
  leave: LeaveDays,
  today: CalendarDate,
  others: readonly LeaveDays[],
): FieldProblem | null => {
  const { firstDay, lastDay } = leave;
  if (lastDay < firstDay) return { field: 'lastDay', message: 'The last day is before the first day.' };
  if (lastDay < today) return { field: 'lastDay', message: 'This day is over.' };
  if (firstDay > toCalendarDate(addDays(utc(today), MOST_DAYS_AHEAD)))
    return { field: 'firstDay', message: 'A leave can be entered up to two years ahead.' };
  if (daysBetween(utc(firstDay), utc(lastDay)) >= MOST_DAYS)
    return { field: 'lastDay', message: `A leave has at most ${MOST_DAYS} days.` };
  const shared = others.find((other) => overlap(leave, other));
  if (!shared) return null;
  const days = `from ${formatDate(shared.firstDay)} to ${formatDate(shared.lastDay)}`;
  return { field: 'firstDay', message: `These days overlap with the leave ${days}.` };
};
