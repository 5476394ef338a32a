import { HOUR_MS } from '#kernel/dates.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import type { Scope } from '#server/scope.ts';
import { callSettled } from '../domain/phone-call.ts';
import { callVisitPort } from '../index.ts';
import { liveCallRepository } from '../repositories/live-calls.ts';
import { findSlots } from './find-slots.ts';
import { roomUrl } from './room-url.ts';

/** The link into the call is shown from a quarter of an hour before it starts, or when the clinician has begun. */
const JOIN_BEFORE_MS = HOUR_MS / 4;

/** What the patient sees of the call that their visit needs; null when it needs none. */
export const patientCall = async (scope: Scope, userId: string) => {
  const call = await liveCallRepository(scope.db).bookedOf(userId, scope.clock.now());
  if (!call) return null;
  const visit = await scope.use(callVisitPort).find(call.consultationId);
  const waiting = visit?.isOpen && !callSettled(call.status) ? visit : null;
  const { status, misses, room, clinician } = call;
  const startsAt = waiting && call.startsAt;
  const isNear = startsAt !== null && scope.clock.now().getTime() >= startsAt.getTime() - JOIN_BEFORE_MS;
  const mayJoin = isNear || (waiting !== null && status === 'in_progress');
  return {
    status,
    isWaiting: waiting !== null,
    misses,
    startsAt,
    clinician,
    clinicianName: clinician?.name ?? null,
    clinicianPhotoUrl: clinician?.photoUrl ?? null,
    timeZone: call.timeZone ?? timeZoneOfState(visit?.states.at(-1) ?? ''),
    isByPhone: scope.settings.videoRoomUrl === null,
    joinUrl: room !== null && mayJoin ? roomUrl(scope, { room }) : null,
    slots: waiting ? (await findSlots(scope, waiting)).map((slot) => slot.startsAt) : [],
  };
};
