export { acceptInvitation } from './services/invite.ts';
