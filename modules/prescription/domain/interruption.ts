interface Texts {
  /** Why the clinician has to decide. */
  readonly staff: string;
  /** Why the patient reads about it. */
  readonly patient: string;
}

/** Why a treatment that must not end abruptly may be about to. */
const causes = {
  payment_failed: {
    staff: 'A payment for an antidepressant failed',
    patient: 'Your payment did not go through, so your next package is on hold.',
  },
  unpaid: {
    staff: 'Payments for an antidepressant have failed for good',
    patient: 'Your payment did not go through after several tries, so nothing more is sent.',
  },
  expired: {
    staff: 'The prescription of an antidepressant has expired',
    patient: 'Your prescription has ended, so nothing more is sent until it is renewed.',
  },
  no_refills: {
    staff: 'An antidepressant has no refills left',
    patient: 'Your prescription has no refills left, so nothing more is sent until it is renewed.',
  },
  not_sent: {
    staff: 'A refill of an antidepressant cannot be sent',
    patient: 'Your next package cannot be sent right now.',
  },
  on_hold: {
    staff: 'An antidepressant is on hold',
    patient: 'Your treatment is on hold, so nothing more is sent for now.',
  },
  canceled: {
    staff: 'The patient canceled the subscription of an antidepressant',
    patient: 'You canceled the subscription, so nothing more is sent.',
  },
  ended: {
    staff: 'An antidepressant has ended',
    patient: 'Your treatment has ended, so nothing more is sent.',
  },
  none: {
    staff: 'An antidepressant continues',
    patient: '',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** `none`: nothing interrupts it; a clinician decides anyway. */
export type InterruptionCause = keyof typeof causes;

/** A clinician's decision: lower doses in steps, supply until something is settled, an end, or no change. */
const decisions = {
  taper: 'Come down in steps',
  bridge: 'Continue with a bridge supply',
  stop: 'Stop',
  continue: 'Continue as before',
} as const;

export type ContinuityDecision = keyof typeof decisions;

export const isContinuityDecision = (text: string): text is ContinuityDecision =>
  Object.hasOwn(decisions, text);

/** The decision in words for the patient. */
export const decisionLabel = (decision: ContinuityDecision): string => decisions[decision];

/** What staff read about an interruption that nobody has decided. */
export const staffText = (cause: InterruptionCause): string =>
  `${causes[cause].staff}: decide today to taper, bridge or stop`;

/** Why, for the patient; empty when nothing interrupts it. */
export const causeForPatient = (cause: InterruptionCause): string => causes[cause].patient;
