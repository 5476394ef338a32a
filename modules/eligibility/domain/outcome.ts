/**
 * What a rule leads to, strongest first (docs/clinical/how-rules-work.md#OUTCOMES).
 *
 * - `emergency` show 911 and 988 immediately, keep nothing in the cart, alert the care queue
 * - `stop` nothing within the rule's scope; see a doctor in person
 * - `alternative` this drug is removed, the others stay
 * - `review` may be submitted; the clinician must acknowledge it before approving
 * - `dose` the clinician's form caps or preselects the dose
 * - `counsel` the patient must read and acknowledge a text
 */
export const outcomes = ['emergency', 'stop', 'alternative', 'review', 'dose', 'counsel', 'ok'] as const;

export type Outcome = (typeof outcomes)[number];

/** 0 for `ok`, higher for stronger outcomes. */
export const strengthOf = (outcome: Outcome): number => outcomes.length - 1 - outcomes.indexOf(outcome);

export const strongest = (all: readonly Outcome[]): Outcome =>
  outcomes.find((outcome) => all.includes(outcome)) ?? 'ok';
