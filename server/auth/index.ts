export { accessGuards } from './guards.ts';
export { mountAuth } from './mount-auth.ts';
export { refuseChangesWhileImpersonating } from './refuse-changes-while-impersonating.ts';
export { ensureLead } from './viewer.ts';
