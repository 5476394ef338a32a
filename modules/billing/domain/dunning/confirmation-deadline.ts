import { DAY_MS } from '#kernel/dates.ts';

const MINUTE_MS = 60_000;

/** How long we wait for the issuer's confirmation (3-D Secure), and when the patient gets a reminder. */
const deadlines = {
  /** The patient was on the site; the notice is for a patient who closed the tab. */
  present: { remindAfterMs: 15 * MINUTE_MS, endAfterMs: DAY_MS },
  /** A refill: the patient gets an email immediately. */
  absent: { remindAfterMs: DAY_MS, endAfterMs: 3 * DAY_MS },
} as const;

export interface ConfirmationDeadline {
  readonly remindAt: Date;
  /** The charge is canceled then. */
  readonly confirmBy: Date;
}

export const confirmationDeadline = (askedAt: Date, isPresent: boolean): ConfirmationDeadline => {
  const { remindAfterMs, endAfterMs } = isPresent ? deadlines.present : deadlines.absent;
  return {
    remindAt: new Date(askedAt.getTime() + remindAfterMs),
    confirmBy: new Date(askedAt.getTime() + endAfterMs),
  };
};
