export { requireRole, requireSignIn, requireStaff } from './guards.ts';
export { mountAuth } from './mount-auth.ts';
export { ensureLead } from './viewer.ts';
