import type { Scope } from '#server/scope.ts';
import type { Booking } from '../repositories/bookings.ts';

/** Where a booked call takes place; null when the clinician calls the patient's phone. */
export const roomUrl = ({ settings }: Scope, { room }: Pick<Booking, 'room'>): string | null =>
  settings.videoRoomUrl?.replace('{room}', room) ?? null;
