export { accessGuards } from './guards.ts';
export { mountAuth } from './mount-auth.ts';
export { refuseChangesInDisguise } from './refuse-changes.ts';
export { ensureLead } from './viewer.ts';
