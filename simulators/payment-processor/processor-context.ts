import type Stripe from 'stripe';
import type { ProcessorFaults } from './faults.ts';
import { invalidRequest, missing, type ProcessorError } from './processor-error.ts';
import type { ProcessorEventSubject, ProcessorEventType } from './processor-event.ts';
import type {
  ProcessorObjectKind,
  ProcessorObjects,
  ProcessorStore,
} from './repositories/processor-store.ts';

/** What a handler may use; everything it does is one transaction. */
export interface ProcessorContext {
  readonly store: ProcessorStore;
  readonly now: Date;
  readonly faults: Pick<ProcessorFaults, 'booking' | 'unbooked'>;
  /** `pi` becomes `pi_3f2c…`. */
  newId(prefix: string): string;
  emit(type: ProcessorEventType, subject: ProcessorEventSubject): Promise<void>;
  /** Address of the issuer's challenge page for an intent. */
  challengeUrl(intentId: string): string;
}

/** A decline is a returned response, not a thrown error, so that its changes are committed. */
export interface ProcessorAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const answer = (
  body: ProcessorObjects[ProcessorObjectKind] | Stripe.ApiList<Stripe.PaymentMethod>,
): ProcessorAnswer => ({
  status: 200,
  body,
});

/** A page of a list, of which one more than `limit` was read to know whether another page follows. */
export const listAnswer = <T>(url: string, found: readonly T[], limit: number): ProcessorAnswer => ({
  status: 200,
  body: { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url },
});

export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The id behind one of the SDK's expandable fields. */
export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Finds and locks. 404 `resource_missing` with Stripe's message. */
export const requireObject = async <K extends ProcessorObjectKind>(
  context: ProcessorContext,
  kind: K,
  id: string,
): Promise<ProcessorObjects[K]> => {
  const found = await context.store.lock(kind, id);
  if (!found) throw missing(kind, id);
  return found;
};

/** The card for an intent: it must exist and not belong to another customer. */
export const usableCard = async (
  context: ProcessorContext,
  id: string,
  customer: string | null,
): Promise<Stripe.PaymentMethod> => {
  const method = await requireObject(context, 'payment_method', id);
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest(
      'The payment method belongs to another customer.',
      'payment_method_unexpected_state',
      'payment_method',
    );
  return method;
};

export const unexpectedState = (kind: 'payment_intent' | 'setup_intent', status: string): ProcessorError =>
  invalidRequest(`This ${kind} has the status ${status}.`, `${kind}_unexpected_state`);
