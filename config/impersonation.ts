/** How long an operator may impersonate a patient. */
export const IMPERSONATION_MINUTES = 30;
