export { type EarlyEnd, earlyEnd } from './ui/early-check.ts';
export { Emergency, EmergencyNow } from './ui/emergency.tsx';
export { NotifyMe } from './ui/notify-me.tsx';
export { tickedRuleIds, useTextsToRead } from './ui/use-texts-to-read.ts';
