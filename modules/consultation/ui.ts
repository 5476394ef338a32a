import { lazy } from 'react';

export { alertOutcomes } from './domain/alert-outcome.ts';
export { rejectionReasons } from './domain/states/media.ts';

// Loaded when they are shown: pages of other modules that need only a list from here do not contain them.
export const Trends = lazy(async () => ({
  default: (await import('./ui/check-in/trend-plot.tsx')).Trends,
}));
export const OneView = lazy(async () => ({ default: (await import('./ui/photos/one-view.tsx')).OneView }));
