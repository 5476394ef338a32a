import { DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { bookingRepository, type Reminder } from '../repositories/bookings.ts';
import { notices } from './notices.ts';
import { passOnCall } from './pass-on-call.ts';

/** A reminder is due when the call starts within `most`, and later than `least`. */
const spans: Readonly<Record<Reminder, { readonly least: number; readonly most: number }>> = {
  day: { least: 2 * HOUR_MS, most: DAY_MS },
  hour: { least: 0, most: HOUR_MS },
};

const toRemind = (scope: Scope, reminder: Reminder) => {
  const now = scope.clock.now().getTime();
  const { least, most } = spans[reminder];
  return bookingRepository(scope.db).toRemind(reminder, new Date(now + least), new Date(now + most));
};

const remind = (id: string, reminder: Reminder): SweepDefinition => ({
  id,
  due: (scope) => [toRemind(scope, reminder)],
  run: async (scope) => {
    for (const booking of await toRemind(scope, reminder))
      await scope.transaction(async (tx) => {
        if (await bookingRepository(tx.db).markReminded(booking.id, reminder, tx.clock.now()))
          await tx.use(accountPort).notify(booking.userId, () => notices[reminder](booking));
      });
  },
});

const MOST_PER_SWEEP = 200;

const stranded = (scope: Scope) => bookingRepository(scope.db).stranded(scope.clock.now(), MOST_PER_SWEEP);

/**
 * A time that was booked while its clinician was being deactivated, or while a leave was being entered: the patient chooses another
 * one, unless the colleague who covers is free.
 */
const releaseStranded: SweepDefinition = {
  id: 'call.releaseStranded',
  due: (scope) => [stranded(scope)],
  run: async (scope) => {
    await eachByItself(scope, 'call.releaseStranded', await stranded(scope), (call) =>
      passOnCall(scope, systemActor, call),
    );
  },
};

/** Reminds the patient a day and an hour before a call, and releases calls that nobody would take. */
export const sweeps: readonly SweepDefinition[] = [
  remind('call.remindADayBefore', 'day'),
  remind('call.remindAnHourBefore', 'hour'),
  releaseStranded,
];
