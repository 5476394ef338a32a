export { type EarlyEnd, earlyEnd } from './ui/early-check.ts';
export { Emergency, EmergencyNow } from './ui/emergency.tsx';
export { tickedRuleIds, useTextsToRead } from './ui/use-texts-to-read.ts';
