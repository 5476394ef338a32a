/** How long an operator may act in a patient's place. */
export const IMPERSONATION_MINUTES = 30;
