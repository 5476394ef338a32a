export { type EarlyEnd, earlyEnd, textsToRead } from './ui/early-check.ts';
export { Emergency, EmergencyNow } from './ui/emergency.tsx';
export { type Help, InPerson } from './ui/in-person.tsx';
export { MayStop } from './ui/may-stop.tsx';
export { productNames } from './ui/product-names.ts';
export { decisiveReasons, type Finding, Reasons } from './ui/reasons.tsx';
export { textId } from './ui/text-id.ts';
export { tickedRuleIds, useTextsToRead } from './ui/use-texts-to-read.ts';
