export { offerEvents } from './events.ts';
