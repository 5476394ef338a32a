/**
 * A fault of one POST. `before`: nothing has happened yet; `after`: the effect is stored but the
 * response is lost. `hang` never answers, `fail` answers 500, `drop` closes the connection. `fail-stored` answers 500, and
 * every repetition of the idempotency key gets that stored answer, as at Stripe.
 */
export type Fault = 'hang-before' | 'hang-after' | 'fail-before' | 'drop-after' | 'fail-stored';

/** When the product receives an event: soon after the response, before it, twice, or never. */
export type WebhookMode = 'normal' | 'before-response' | 'twice' | 'never';

/** Switches for tests; a demo does not change them. */
export interface ProcessorFaults {
  /** One is used per POST, first in first out. */
  next: Fault[];
  webhooks: WebhookMode;
}

export const noFaults = (): ProcessorFaults => ({ next: [], webhooks: 'normal' });
