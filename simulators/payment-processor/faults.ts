/**
 * What goes wrong with one POST. `before`: nothing has happened yet; `after`: the effect is stored but the
 * answer is lost. `hang` never answers, `fail` answers 500, `drop` closes the connection.
 */
export type Fault = 'hang-before' | 'hang-after' | 'fail-before' | 'drop-after';

/** When the product hears of an event: soon after the answer, before it, twice, or never. */
export type WebhookMode = 'normal' | 'before-response' | 'twice' | 'never';

/** Switches for tests; a demo leaves them as they are. */
export interface ProcessorFaults {
  /** Taken one per POST, first in first out. */
  next: Fault[];
  webhooks: WebhookMode;
}

export const noFaults = (): ProcessorFaults => ({ next: [], webhooks: 'normal' });
