/** Re-exported for modules that the analytics module itself depends on. */
export { cadenceField, track, useShown } from '#modules/analytics/ui.ts';
