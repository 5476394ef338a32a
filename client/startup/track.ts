/** For screens of modules that the analytics module itself is built on: the shell hands their events on. */
export { cadenceField, track, useShown } from '#modules/analytics/ui.ts';
