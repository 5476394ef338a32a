import type { VouchedUser } from '#client/session/session-user.ts';
import { permissionsOf } from '#config/staff-permissions.ts';
import type { SignedInUser } from '../viewer.ts';

/** What a page and the profile route may tell a browser about its signed-in user. */
export const vouchedUser = (
  { id, email, role, impersonatorId }: SignedInUser,
  emailIsRefused = false,
): VouchedUser => ({
  id,
  email,
  role,
  isImpersonated: impersonatorId !== null,
  ...(emailIsRefused && role === 'patient' && { emailIsRefused }),
  ...(role !== 'patient' && { permissions: permissionsOf(role) }),
});
