export { rejectionReasons } from './domain/states/media.ts';
