import type { IdentificationStatus } from './identification-machine.ts';

/**
 * Whether a decision waits for the patient's identity: a clinician asked for it or the patient has sent something, and
 * it is not confirmed. An identification that the patient has only begun delays nothing.
 */
export const isIdentityOpen = (
  identification: {
    readonly status: IdentificationStatus;
    readonly wasAsked: boolean;
    readonly sentAt: Date | null;
  } | null,
): boolean =>
  identification !== null &&
  identification.status !== 'confirmed' &&
  (identification.wasAsked || identification.sentAt !== null);
