export { AccessError, requireRole, requireSignIn, requireStaff } from './guards.ts';
export { type Auth, type AuthParts, identitySource, mountAuth } from './mount-auth.ts';
export { defaultReturnTo, loginPath, safeReturnTo } from './return-to.ts';
export { removeExpiredSessions } from './sessions.ts';
export { ensureLead, viewerOf } from './viewer.ts';
