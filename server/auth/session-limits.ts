import { IMPERSONATION_MINUTES } from '#config/impersonation.ts';
import type { WebSession } from './repositories/session-repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a session lives, in milliseconds. */
interface Limits {
  /** Without use. */
  readonly idle: number;
  /** In any case. */
  readonly longest: number;
  /** The last use is stored at most this often, so that reading a page does not cost a write. */
  readonly touch: number;
}

const patients: Limits = { idle: 24 * HOUR_MS, longest: 7 * 24 * HOUR_MS, touch: 5 * MINUTE_MS };
const staff: Limits = { idle: 15 * MINUTE_MS, longest: 12 * HOUR_MS, touch: MINUTE_MS };
const impersonating: Limits = { ...staff, longest: IMPERSONATION_MINUTES * MINUTE_MS };

/** The longest life of any session's cookie. */
export const SESSION_MAX_MS = patients.longest;

/** The provider asks staff for their password again when they last entered it longer ago than this. */
export const STAFF_SIGN_IN_SECONDS = staff.idle / 1_000;

type Who = Pick<WebSession, 'user' | 'impersonationId'>;

const limitsOf = ({ user, impersonationId }: Who): Limits => {
  if (impersonationId !== null) return impersonating;
  return user.role === 'patient' ? patients : staff;
};

/** When a session ends that is not used after `usedAt`, by the role that its person has now. */
export const sessionEnd = (who: Who, createdAt: Date, usedAt: Date): Date => {
  const { idle, longest } = limitsOf(who);
  return new Date(Math.min(usedAt.getTime() + idle, createdAt.getTime() + longest));
};

/** Whether this use of a session is to be stored. */
export const storesUse = (session: Who & Pick<WebSession, 'usedAt'>, now: Date): boolean =>
  now.getTime() - session.usedAt.getTime() >= limitsOf(session).touch;
