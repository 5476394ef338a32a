export { alertOutcomes } from './domain/alert-outcome.ts';
export { rejectionReasons } from './domain/states/media.ts';
export { Trends } from './ui/check-in/trend-plot.tsx';
export { PhotoStep } from './ui/photos/photo-step.tsx';
export { guidesFor, nextOpenView, slotOf } from './ui/photos/views.ts';
