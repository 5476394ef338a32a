export { needsFreshDocument } from './ui/fresh-document.ts';
export { tellThirdParties } from './ui/tell-third-parties.ts';
export { recordPageView, startAnalytics, track } from './ui/track.ts';
