import { leavePort, prescriptionEvents } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { bookingRepository } from '../repositories/bookings.ts';
import { passOnCall } from './pass-on-call.ts';

/** More than two weeks of calls; the sweep takes what is left. */
const MOST_CALLS = 200;

/**
 * A leave was entered: the colleague who covers takes the clinician's booked calls in its time if they are licensed and free; the
 * others are released. Repeating it changes nothing.
 */
export const followLeave: SubscriberDefinition = subscribe(
  prescriptionEvents.leaveSaved,
  'call.leaveSaved',
  async (tx, { leaveId }) => {
    const leave = await tx.use(leavePort).find(leaveId);
    if (!leave) return;
    const now = tx.clock.now();
    for (const call of await bookingRepository(tx.db).stranded(now, MOST_CALLS, leave.clinicianId))
      await passOnCall(tx, systemActor, call);
  },
);
