import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { openSlots } from '../domain/open-slots.ts';
import { type CallVisit, callVisitPort, type PassedCall, type PassOnOutcome } from '../index.ts';
import { type Booking, bookingRepository } from '../repositories/bookings.ts';
import { calendarRepository } from '../repositories/calendars.ts';
import { liveCallRepository } from '../repositories/live-calls.ts';
import { transitionCall } from './call-changes.ts';
import { notices } from './notices.ts';

/** Whether a clinician works here, is licensed for the visit, is not on leave, and has this time open in their hours. */
const isFree = async (
  tx: Scope,
  clinicianId: string,
  { states }: Pick<CallVisit, 'states'>,
  { startsAt, endsAt }: Booking,
): Promise<boolean> => {
  const now = tx.clock.now();
  if (startsAt <= now) return false;
  const calendars = await calendarRepository(tx.db).licensedIn(states, now);
  const calendar = calendars.find((one) => one.clinicianId === clinicianId);
  return (
    calendar !== undefined && openSlots(calendar, { ...calendar, from: startsAt, to: endsAt }).length > 0
  );
};

/** The same time with another clinician; false when they are not free, or somebody just took it. */
const moveTo = async (tx: Scope, booking: Booking, clinicianId: string): Promise<boolean> => {
  const bookings = bookingRepository(tx.db);
  const moved = { ...booking, id: tx.ids.uuid(), clinicianId, room: tx.ids.uuid() };
  await bookings.end(booking.id, 'moved');
  if (!(await bookings.insert({ ...moved, createdAt: tx.clock.now() }))) return false;
  await bookings.copyReminders(booking.id, moved.id);
  return true;
};

/**
 * A booked call that its clinician cannot take: a colleague takes it at the same time if they are licensed and free, else it is
 * released and the patient chooses another time. The patient is told once, and each case is audited. Nothing happens when the
 * clinician has no booked call of the visit any more, so repeating it changes nothing. Locks the visit, then the call.
 */
export const passOnCall = (
  scope: Scope,
  actor: Actor,
  { consultationId, from, to }: PassedCall,
): Promise<PassOnOutcome> =>
  scope.transaction(async (tx) => {
    const visit = await tx.use(callVisitPort).lock(consultationId);
    const call = await liveCallRepository(tx.db).lock(consultationId);
    const bookings = bookingRepository(tx.db);
    const booking = await bookings.booked(consultationId);
    if (!visit || call?.status !== 'scheduled' || booking?.clinicianId !== from) return 'none';
    const canMove = to !== null && to !== from && (await isFree(tx, to, visit, booking));
    const isMoved = canMove && (await moveTo(tx, booking, to));
    if (!isMoved) {
      await transitionCall(tx, call, 'canceled', { actor, reason: 'the clinician cannot take it' });
      await bookings.end(booking.id, 'canceled');
    }
    await tx
      .use(accountPort)
      .notify(visit.userId, () => (isMoved ? notices.handedOver(booking) : notices.released));
    await recordAudit(tx, {
      actor,
      action: isMoved ? 'call.handed_over' : 'call.released',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: visit.userId, fromClinicianId: from, toClinicianId: isMoved ? to : null },
    });
    return isMoved ? 'handed_over' : 'released';
  });
