import type { Calendar } from './calendar.ts';
import { type WallClock, wallClock } from './wall-clock.ts';

/** A time in which a clinician is on leave. */
export interface Away {
  readonly from: Date;
  readonly to: Date;
}

/** What a clinician cannot take calls at besides their hours. */
export interface Occupied {
  readonly booked: readonly Date[];
  readonly away: readonly Away[];
}

/** A call takes one slot. Slots begin at full 20 minutes of the hour, for every clinician, so that none overlap. */
export const SLOT_MINUTES = 20;
const SLOT_MS = SLOT_MINUTES * 60_000;

const isOpenAt = ({ hours, exceptions }: Calendar, { date, weekday, minute }: WallClock): boolean => {
  const special = exceptions.filter((one) => one.date === date);
  const spans = special.length > 0 ? special : hours.filter((one) => one.weekday === weekday);
  return spans.some(
    ({ from, to }) => from !== null && to !== null && from <= minute && minute + SLOT_MINUTES <= to,
  );
};

/**
 * When a clinician can take a call, between two instants: the slots within their hours that nobody has booked, outside of their
 * leaves. Slots are counted in real time and only compared with the wall clock, so an hour that does not exist when the clocks change
 * offers nothing, and one that occurs twice offers each of its slots.
 */
export const openSlots = (
  calendar: Calendar,
  { from, to, booked, away }: { readonly from: Date; readonly to: Date } & Occupied,
): readonly Date[] => {
  const taken = new Set(booked.map((at) => at.getTime()));
  const isAway = (at: number): boolean =>
    away.some((leave) => at < leave.to.getTime() && at + SLOT_MS > leave.from.getTime());
  const slots: Date[] = [];
  for (let at = Math.ceil(from.getTime() / SLOT_MS) * SLOT_MS; at + SLOT_MS <= to.getTime(); at += SLOT_MS) {
    const slot = new Date(at);
    if (!taken.has(at) && !isAway(at) && isOpenAt(calendar, wallClock(slot, calendar.timeZone)))
      slots.push(slot);
  }
  return slots;
};
