import { sayDay, sayTime, wallClock } from '../domain/wall-clock.ts';

export interface SlotDay {
  /** `YYYY-MM-DD` in the time zone. */
  readonly date: string;
  /** “Thursday, March 12”. */
  readonly label: string;
  readonly slots: readonly { readonly startsAt: string; readonly label: string }[];
}

/** Times that can be chosen, by day in a time zone. */
export const slotDays = (slots: readonly string[], timeZone: string): readonly SlotDay[] => {
  const days = new Map<string, SlotDay>();
  for (const startsAt of slots) {
    const at = new Date(startsAt);
    const { date } = wallClock(at, timeZone);
    const day = days.get(date) ?? { date, label: sayDay(at, timeZone), slots: [] };
    days.set(date, { ...day, slots: [...day.slots, { startsAt, label: sayTime(at, timeZone) }] });
  }
  return [...days.values()];
};
