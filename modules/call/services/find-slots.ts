import { addDays, HOUR_MS } from '#kernel/dates.ts';
import type { Scope } from '#server/scope.ts';
import { openSlots } from '../domain/open-slots.ts';
import type { CallVisit } from '../index.ts';
import { calendarRepository } from '../repositories/calendars.ts';

/** How long before a call it can be booked, at the least and at the most. */
const NOTICE_HOURS = 2;
const DAYS_AHEAD = 14;

export interface Slot {
  readonly startsAt: Date;
  readonly clinicianId: string;
}

/**
 * The open slots for a visit, the earliest first, each once: of the clinician who has the visit if they have open
 * slots, else of every clinician licensed in its states.
 */
export const findSlots = async (
  scope: Scope,
  { states, clinicianId }: Pick<CallVisit, 'states' | 'clinicianId'>,
): Promise<readonly Slot[]> => {
  const now = scope.clock.now();
  const from = new Date(now.getTime() + NOTICE_HOURS * HOUR_MS);
  const to = addDays(now, DAYS_AHEAD);
  const calendars = await calendarRepository(scope.db).licensedIn(states, now);
  const slots = calendars.flatMap((calendar) =>
    openSlots(calendar, { ...calendar, from, to }).map(
      (startsAt): Slot => ({ startsAt, clinicianId: calendar.clinicianId }),
    ),
  );
  const own = slots.filter((slot) => slot.clinicianId === clinicianId);
  const offered = own.length > 0 ? own : slots;
  return [...new Map(offered.map((slot) => [slot.startsAt.getTime(), slot])).values()].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
};
