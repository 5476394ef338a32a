import { addDays } from '#kernel/dates.ts';

/** Days before a prescription ends at which the patient is told again; a month before it the renewal opens. */
export const reminderDays = [14, 7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The reminders that are due, the newest last: several after an outage. */
export const remindersReached = (endsAt: Date, now: Date): readonly ReminderDays[] =>
  reminderDays.filter((days) => now >= addDays(endsAt, -days));

/** When the next one comes; null after the last. */
export const nextReminderAt = (endsAt: Date, now: Date): Date | null => {
  const days = reminderDays.find((one) => now < addDays(endsAt, -one));
  return days === undefined ? null : addDays(endsAt, -days);
};
