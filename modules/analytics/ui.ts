export { cadenceField } from './ui/cadence.ts';
export { needsFreshDocument } from './ui/fresh-document.ts';
export { tellThirdParties } from './ui/tell-third-parties.ts';
export { recordPageView, startAnalytics, track } from './ui/track.ts';
export { useShown } from './ui/use-shown.ts';
