import { addDays } from '#kernel/dates.ts';

/** Days after the answers in which photos of a check-in can be sent. */
const PHOTO_DAYS = 14;

/** The facts that decide it: which check-in it is, its result, and when. */
interface AnsweredCheckIn {
  readonly form: string;
  readonly result: string | null;
  readonly closedAt: Date | null;
}

/**
 * Whether a check-in takes photos now, where its service line has views. The one after a renewal takes none: the
 * renewal did. Neither does one that was missed, was replaced by a renewal, or is an emergency.
 */
export const takesCheckInPhotos = ({ form, result, closedAt }: AnsweredCheckIn, now: Date): boolean =>
  form !== 'post_arc' &&
  result !== 'missed' &&
  result !== 'renewed' &&
  result !== 'urgent' &&
  (closedAt === null || now < addDays(closedAt, PHOTO_DAYS));
