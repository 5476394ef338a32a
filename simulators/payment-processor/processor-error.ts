import type Stripe from 'stripe';

/** The error body as it is sent, under the key `error`. */
export interface ErrorBody {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly setup_intent?: Stripe.SetupIntent;
}

/** A request refused before it had any effect; everything it wrote is rolled back. */
export class ProcessorError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, code?: string, param?: string): ProcessorError =>
  new ProcessorError(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });

export const missing = (what: string, id: string): ProcessorError =>
  new ProcessorError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });
