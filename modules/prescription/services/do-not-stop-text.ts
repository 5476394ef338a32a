import { brand } from '#config/brand.ts';
import { causeForPatient, type InterruptionCause } from '../domain/interruption.ts';

/** What the patient reads until a clinician has decided; who to call is part of it. */
export const doNotStopText = (cause: InterruptionCause, name: string): string =>
  [
    causeForPatient(cause),
    `Please do not stop ${name} suddenly on your own. A clinician will decide today whether you continue, lower your dose in steps or stop, and will write to you in your messages.`,
    `Do you have less than a week of tablets left, or do you feel worse? Write to us in your messages or call ${brand.supportPhone} (${brand.supportHours}). If you are thinking of harming yourself, call or text 988. If you are in danger, call 911.`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
