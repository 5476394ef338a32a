export { cadenceField } from './ui/cadence.ts';
export { needsFreshDocument } from './ui/fresh-document.ts';
export { recordPageView, startAnalytics, track } from './ui/track.ts';
export { trackThirdParties } from './ui/track-third-parties.ts';
export { useShown } from './ui/use-shown.ts';
