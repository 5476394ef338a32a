import { addDays } from './dates.ts';

/** One calendar year later, same time of day in UTC; for February 29 it is February 28. */
export const yearAfter = (start: Date): Date => {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end.getUTCMonth() === start.getUTCMonth() ? end : addDays(end, -1);
};
