import type { StaffPermission } from '#config/staff-permissions.ts';
import type { StaffRole } from '#config/staff-roles.ts';

/** What the profile route returns (S7.3). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly role: 'patient' | StaffRole;
  readonly isImpersonated: boolean;
  /** Present for patients to whose address mail servers do not deliver. */
  readonly emailIsRefused?: boolean;
  /** What staff may do; absent for patients. */
  readonly permissions?: readonly StaffPermission[];
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The user for whom the server rendered a page; names are loaded only with the profile. */
export type VouchedUser = Omit<SessionUser, 'firstName' | 'lastName'>;

/** Carries the HTTP status; 0 when the network failed (S8.1). */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'The server could not be reached.' : `The profile could not be loaded (${status}).`);
    this.status = status;
  }
}

/** 204 means no user; any status but 2xx, and a network failure (status 0), throw a RequestError. */
export const fetchUser = async (
  profileRoute: string,
  fetcher: typeof fetch = fetch,
): Promise<SessionUser | undefined> => {
  const response = await fetcher(profileRoute, { credentials: 'same-origin' }).catch(() => {
    throw new RequestError(0);
  });
  if (response.status === 204) return undefined;
  if (!response.ok) throw new RequestError(response.status);
  return response.json();
};
