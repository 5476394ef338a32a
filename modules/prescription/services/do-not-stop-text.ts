import { brand } from '#config/brand.ts';
import { causeForPatient, type InterruptionCause } from '../domain/interruption.ts';

/** What the patient reads until a clinician has decided; who to call is part of it. */
export const doNotStopText = (cause: InterruptionCause, name: string): string =>
  [
    causeForPatient(cause),
    `Please do not stop ${name} suddenly on your own. A clinician decides today whether you continue, come down in steps or stop, and writes to you in your messages.`,
    `Do you have tablets for less than a week, or do you feel worse? Write to us in your messages or call ${brand.supportPhone} (${brand.supportHours}). If you think of harming yourself, call or text 988. In danger, call 911.`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
