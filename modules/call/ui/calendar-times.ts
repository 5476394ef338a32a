import { SLOT_MINUTES } from '../domain/open-slots.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Minutes after midnight in words: 560 is `9:20 AM`; the end of the day is `midnight`. */
export const timeText = (minute: number): string => {
  if (minute === 24 * 60) return 'midnight';
  const hour = Math.floor(minute / 60);
  const rest = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The times at which hours begin and end: those of the slots. */
export const timeOptions: readonly { readonly value: string; readonly label: string }[] = Array.from(
  { length: (24 * 60) / SLOT_MINUTES + 1 },
  (_, index) => ({ value: String(index * SLOT_MINUTES), label: timeText(index * SLOT_MINUTES) }),
);
