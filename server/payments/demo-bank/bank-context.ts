import type Stripe from 'stripe';
import { type BankError, invalidRequest, missing } from './bank-error.ts';
import type { BankEventSubject, BankEventType } from './bank-event.ts';
import type { BankObjectKind, BankObjects, BankStore } from './repositories/bank-store.ts';

/** What a handler may touch; everything it does is one transaction. */
export interface BankContext {
  readonly store: BankStore;
  readonly now: Date;
  /** `pi` becomes `pi_3f2c…`. */
  newId(prefix: string): string;
  emit(type: BankEventType, subject: BankEventSubject): Promise<void>;
  /** Where the browser meets the bank's question about an intent. */
  challengeUrl(intentId: string): string;
}

/** A decline is an answer, not a thrown error: what it changed stays. */
export interface BankAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const answer = (
  body: BankObjects[BankObjectKind] | Stripe.ApiList<Stripe.PaymentMethod>,
): BankAnswer => ({
  status: 200,
  body,
});

export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The id behind one of the SDK's expandable fields. */
export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Finds and locks. 404 `resource_missing` as Stripe words it. */
export const demand = async <K extends BankObjectKind>(
  context: BankContext,
  kind: K,
  id: string,
): Promise<BankObjects[K]> => {
  const found = await context.store.lock(kind, id);
  if (!found) throw missing(kind, id);
  return found;
};

/** The card an intent is to use: it must exist and not be another customer's. */
export const usableCard = async (
  context: BankContext,
  id: string,
  customer: string | null,
): Promise<Stripe.PaymentMethod> => {
  const method = await demand(context, 'payment_method', id);
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest(
      'The payment method belongs to another customer.',
      'payment_method_unexpected_state',
      'payment_method',
    );
  return method;
};

export const unexpectedState = (kind: 'payment_intent' | 'setup_intent', status: string): BankError =>
  invalidRequest(`This ${kind} has the status ${status}.`, `${kind}_unexpected_state`);
