export { renewalEvents } from './events.ts';
