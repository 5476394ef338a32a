export { type EarlyEnd, earlyEnd } from './ui/early-check.ts';
export { Emergency, EmergencyNow } from './ui/emergency.tsx';
export { type Help, InPerson } from './ui/in-person.tsx';
export { decisiveReasons, Reasons } from './ui/reasons.tsx';
export { tickedRuleIds, useTextsToRead } from './ui/use-texts-to-read.ts';
