import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { timeZones } from '#kernel/time-zones.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { SLOT_MINUTES } from '../domain/open-slots.ts';
import { callSettled } from '../domain/phone-call.ts';
import { callVisitPort } from '../index.ts';
import { type Booking, bookingRepository } from '../repositories/bookings.ts';
import { liveCallRepository } from '../repositories/live-calls.ts';
import { transitionCall } from './call-changes.ts';
import { findSlots } from './find-slots.ts';
import { notices } from './notices.ts';

/** The patient's call with its visit, both locked: the visit first. */
const lockCall = async (tx: Scope, userId: string) => {
  const calls = liveCallRepository(tx.db);
  const known = await calls.newestOf(userId);
  if (!known) return orRefuse(notFound('call'));
  const visit = await tx.use(callVisitPort).lock(known.consultationId);
  const call = await calls.lock(known.consultationId);
  if (!visit?.isOpen || !call || callSettled(call.status))
    return orRefuse(fail('CONFLICT', 'Your visit no longer needs a call.'));
  return { visit, call };
};

const taken = fail('CONFLICT', 'Someone just took this time. Please choose another one.');

/**
 * The patient chooses a time for the call, or changes it. BAD_USER_INPUT names `timeZone`; CONFLICT when the time is
 * not offered any more, the call has begun, or the visit needs none.
 */
export const bookCall = (
  scope: Scope,
  actor: Actor,
  userId: string,
  { startsAt, timeZone }: { readonly startsAt: Date; readonly timeZone: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    if (!(timeZone in timeZones)) orRefuse(badInput([{ field: 'timeZone', message: 'Choose a time zone.' }]));
    const { visit, call } = await lockCall(tx, userId);
    const bookings = bookingRepository(tx.db);
    const before = await bookings.booked(visit.id);
    if (before?.startsAt.getTime() === startsAt.getTime()) return true;
    const slot = (await findSlots(tx, visit)).find((one) => one.startsAt.getTime() === startsAt.getTime());
    if (!slot) return orRefuse(taken);
    const cause = { actor, reason: before ? 'another time was chosen' : 'a time was chosen' };
    const moved = before ? await transitionCall(tx, call, 'rescheduled', cause) : call;
    if (before) await bookings.end(before.id, 'moved');
    await transitionCall(tx, moved, 'scheduled', cause);
    const booking: Booking = {
      id: tx.ids.uuid(),
      consultationId: visit.id,
      clinicianId: slot.clinicianId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000),
      timeZone,
      room: tx.ids.uuid(),
      status: 'booked',
      createdAt: tx.clock.now(),
    };
    if (!(await bookings.insert(booking))) orRefuse(taken);
    await tx.use(callVisitPort).booked(actor, visit.id, slot.clinicianId);
    await tx.use(accountPort).notify(userId, () => notices.booked(booking));
    return true;
  });

/** The patient cancels the booked time; the visit continues to wait for a call. CONFLICT when none is booked. */
export const cancelCall = (scope: Scope, actor: Actor, userId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { visit, call } = await lockCall(tx, userId);
    const bookings = bookingRepository(tx.db);
    const booking = await bookings.booked(visit.id);
    if (!booking) return orRefuse(fail('CONFLICT', 'No call is booked.'));
    await transitionCall(tx, call, 'canceled', { actor, reason: 'canceled by the patient' });
    await bookings.end(booking.id, 'canceled');
    await tx.use(accountPort).notify(userId, () => notices.canceled);
    return true;
  });
