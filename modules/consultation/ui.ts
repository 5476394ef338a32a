export { type EarlyEnd, earlyEnd } from './ui/early-check.ts';
export { Emergency, EmergencyNow } from './ui/emergency.tsx';
