import { DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { bookingRepository, type Reminder } from '../repositories/bookings.ts';
import { notices } from './notices.ts';

/** A reminder is due when the call starts within `most`, and later than `least`. */
const spans: Readonly<Record<Reminder, { readonly least: number; readonly most: number }>> = {
  day: { least: 2 * HOUR_MS, most: DAY_MS },
  hour: { least: 0, most: HOUR_MS },
};

const remind = async (scope: Scope, reminder: Reminder): Promise<void> => {
  const now = scope.clock.now();
  const { least, most } = spans[reminder];
  const after = new Date(now.getTime() + least);
  const before = new Date(now.getTime() + most);
  for (const booking of await bookingRepository(scope.db).toRemind(reminder, after, before))
    await scope.transaction(async (tx) => {
      if (await bookingRepository(tx.db).markReminded(booking.id, reminder, now))
        await tx.use(accountPort).notify(booking.userId, () => notices[reminder](booking));
    });
};

/** Reminds the patient a day and an hour before a call. */
export const sweeps: readonly SweepDefinition[] = [
  { id: 'call.remindADayBefore', run: (scope) => remind(scope, 'day') },
  { id: 'call.remindAnHourBefore', run: (scope) => remind(scope, 'hour') },
];
