import { HOUR_MS, inZone } from '#kernel/dates.ts';

/** Texts go out from 8 a.m. until before 9 p.m. where the patient lives (47 CFR 64.1200(c)(1)). */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/** What the provider still has to deliver may not reach into the night, so nothing new is handed over at the very end. */
const SHORTEST_SECONDS = 60;
/** The longest that the provider keeps a text. */
const LONGEST_SECONDS = 14_400;

const timeOfDay = inZone('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Milliseconds since midnight on the clock on the wall there. */
const onTheWall = (at: Date, timeZone: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = timeOfDay(at, timeZone).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + at.getMilliseconds();
};

/** How long a text that is handed over now may wait for its delivery; null when it has to wait until the morning. */
export const secondsToDeliver = (at: Date, timeZone: string): number | null => {
  const now = onTheWall(at, timeZone);
  const left = Math.floor((LAST_HOUR * HOUR_MS - now) / 1000);
  return now < FIRST_HOUR * HOUR_MS || left < SHORTEST_SECONDS ? null : Math.min(left, LONGEST_SECONDS);
};

/** The next 8 a.m. there, after an instant at which nothing is sent; right also in a night in which the clocks change. */
export const nextMorning = (at: Date, timeZone: string): Date => {
  const day = 24 * HOUR_MS;
  const wait = (FIRST_HOUR * HOUR_MS - onTheWall(at, timeZone) + day) % day;
  const guess = new Date(at.getTime() + (wait || day));
  // The clocks were changed in between: it is 7 or 9 there then.
  return new Date(guess.getTime() + FIRST_HOUR * HOUR_MS - onTheWall(guess, timeZone));
};
