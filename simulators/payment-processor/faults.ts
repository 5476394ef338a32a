/**
 * A fault of one POST. `before`: nothing has happened yet; `after`: the effect is stored but the
 * response is lost. `hang` never answers, `fail` answers 500, `drop` closes the connection. `fail-stored` answers 500, and
 * every repetition of the idempotency key gets that stored answer, as at Stripe.
 */
export type Fault = 'hang-before' | 'hang-after' | 'fail-before' | 'drop-after' | 'fail-stored';

/** When the product receives an event: soon after the response, before it, twice, or never. */
export type WebhookMode = 'normal' | 'before-response' | 'twice' | 'never';

/** Switches for tests; the demo's history uses `charges`. */
export interface ProcessorFaults {
  /** One is used per POST, first in first out. */
  next: Fault[];
  /** The same for POSTs that charge a card; these come first. */
  charges: Fault[];
  webhooks: WebhookMode;
  /** `later`: a payment is booked, and its fee known, only by the dashboard's `bookPayments`. */
  booking: 'at once' | 'later';
  /** Payments that are not booked yet. */
  unbooked: Set<string>;
}

export const noFaults = (): ProcessorFaults => ({
  next: [],
  charges: [],
  webhooks: 'normal',
  booking: 'at once',
  unbooked: new Set(),
});
