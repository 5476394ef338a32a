export { alertOutcomes } from './domain/alert-outcome.ts';
export { rejectionReasons } from './domain/states/media.ts';
