import { addDays } from '#kernel/dates.ts';

const isWeekend = (instant: Date): boolean => instant.getUTCDay() === 0 || instant.getUTCDay() === 6;

/** The instant `days` business days later (Monday to Friday), at the same time of day. */
export const addBusinessDays = (instant: Date, days: number): Date => {
  let at = instant;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
};
