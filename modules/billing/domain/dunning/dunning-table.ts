import type { DeclineClass } from './decline-class.ts';

/**
 *
 * - `retry`: the saved card is charged again, without the patient.
 * - `remind`: the patient is asked for another card; nothing is charged.
 * - `stop`: the invoice is uncollectible and its subscription unpaid. The patient can still pay.
 * - `close`: the invoice is void, its order and its subscription end. Nothing is owed, because nothing was sent.
 */
export type DunningAction = 'retry' | 'remind' | 'stop' | 'close';

export interface DunningStep {
  /** Days after the first failure. */
  readonly day: number;
  readonly action: DunningAction;
}

const retry = (day: number): DunningStep => ({ day, action: 'retry' });
const remind = (day: number): DunningStep => ({ day, action: 'remind' });

/** The patient may still pay for this many days after we have stopped trying. */
const CLOSES_AFTER_DAYS = 30;
const LAST_DAY = 14;

const end: readonly DunningStep[] = [
  { day: LAST_DAY, action: 'stop' },
  { day: LAST_DAY + CLOSES_AFTER_DAYS, action: 'close' },
];

/** What follows a declined refill, by the class of its newest decline and the days since the first one. */
export const dunningTable: Readonly<Record<DeclineClass, readonly DunningStep[]>> = {
  soft: [retry(3), retry(7), retry(14), ...end],
  issuer: [retry(1), retry(3), retry(7), retry(14), ...end],
  // Each retry asks the patient to confirm again.
  authentication: [retry(3), retry(7), ...end],
  hard: [remind(3), remind(7), ...end],
};

/** The text that a patient reads after a decline, before the sentence that says what happens next. */
export const dunningAdvice: Readonly<Record<DeclineClass, string>> = {
  soft: 'You do not have to do anything if the card works by then, or you can use another card now.',
  issuer: 'You do not have to do anything, or you can use another card now.',
  authentication:
    'Your bank needs you to confirm this payment: please do so when it asks, or use another card.',
  hard: 'This card cannot be charged again. Please add another card.',
};

/** A first payment that fails is retried by the patient only; after this long the order ends. */
export const FIRST_PAYMENT_HOURS = 24;
