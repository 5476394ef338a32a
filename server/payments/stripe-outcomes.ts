import type Stripe from 'stripe';
import {
  type CardSummary,
  type PaymentEvidence,
  type PaymentOutcome,
  wallets,
} from '../ports/payment-gateway.ts';
import { declineMessage } from './decline-message.ts';

type Declined = Extract<PaymentOutcome, { status: 'declined' }>;

const declined = (
  intentId: string | null,
  code: string,
  advice: string | null | undefined = null,
): Declined => ({
  status: 'declined',
  intentId,
  declineCode: code,
  message: declineMessage(code),
  ...(advice ? { advice } : {}),
});

/** What an intent carries of the issuer's checks and the processor's rating, where the request asked for it. */
const evidenceOf = (intent: Intent): PaymentEvidence | undefined => {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  const whole = charge && typeof charge === 'object' ? charge : null;
  const method = intent.payment_method;
  const checks =
    whole?.payment_method_details?.card?.checks ??
    (method && typeof method === 'object' ? method.card?.checks : null);
  if (!whole && !checks) return undefined;
  return {
    securityCode: checks?.cvc_check ?? null,
    postalCode: checks?.address_postal_code_check ?? null,
    street: checks?.address_line1_check ?? null,
    riskLevel: whole?.outcome?.risk_level ?? null,
    networkStatus: whole?.outcome?.network_status ?? null,
  };
};

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/**
 * Cents that Stripe keeps of a payment; null until it is booked. Stripe captures in the background and books it within an
 * hour (`charge.updated`). For requests that expand `latest_charge.balance_transaction`.
 */
export const feeOf = (intent: Intent): number | null => {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  const booked = charge && typeof charge === 'object' ? charge.balance_transaction : null;
  return booked && typeof booked === 'object' ? booked.fee : null;
};

const lastErrorOf = (intent: Intent) =>
  intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;

/** True when the issuer declined a charge in the patient's absence only because it requires their confirmation. */
export const needsConfirmation = (intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'requires_payment_method' &&
  intent.last_payment_error?.code === 'authentication_required';

/** The outcome of an intent's present state. Throws for states that this product never causes. */
export const outcomeOfIntent = (intent: Intent): PaymentOutcome => {
  switch (intent.status) {
    case 'succeeded': {
      const evidence = evidenceOf(intent);
      const fee = feeOf(intent);
      return {
        status: 'succeeded',
        intentId: intent.id,
        ...(evidence ? { evidence } : {}),
        ...(fee === null ? {} : { fee }),
      };
    }
    case 'processing':
      return { status: 'processing', intentId: intent.id };
    case 'requires_action': {
      const actionUrl = intent.next_action?.redirect_to_url?.url;
      if (!actionUrl) throw new Error(`Intent ${intent.id} asks for an action without a redirect.`);
      return { status: 'action_required', intentId: intent.id, actionUrl };
    }
    case 'requires_payment_method': {
      const error = lastErrorOf(intent);
      const code = error?.decline_code ?? error?.code ?? 'generic_decline';
      const evidence = evidenceOf(intent);
      return { ...declined(intent.id, code, error?.advice_code), ...(evidence ? { evidence } : {}) };
    }
    case 'canceled':
      return declined(intent.id, 'canceled');
    default:
      throw new Error(`Intent ${intent.id} is in the unexpected state ${intent.status}.`);
  }
};

/** The outcome of a decline that was thrown as an error. */
export const outcomeOfCardError = (error: Stripe.errors.StripeCardError): Declined =>
  declined(
    error.payment_intent?.id ?? error.setup_intent?.id ?? null,
    error.decline_code ?? error.code ?? 'generic_decline',
    error.payment_intent?.last_payment_error?.advice_code,
  );

/** Null for a payment method that is not a card. */
export const cardSummary = (method: Stripe.PaymentMethod): CardSummary | null =>
  method.card
    ? {
        paymentMethodId: method.id,
        brand: method.card.brand,
        last4: method.card.last4,
        expMonth: method.card.exp_month,
        expYear: method.card.exp_year,
        postalCode: method.billing_details.address?.postal_code ?? null,
        fingerprint: method.card.fingerprint ?? null,
        wallet: wallets.find((wallet) => wallet === method.card?.wallet?.type) ?? null,
      }
    : null;

/** The payment or set-up intent of an event; null when it is about neither. */
export const intentOfEvent = (event: Stripe.Event): string | null => {
  const subject = event.data.object;
  if (!('object' in subject)) return null;
  switch (subject.object) {
    case 'payment_intent':
    case 'setup_intent':
      return subject.id;
    case 'charge':
    case 'refund':
    case 'dispute':
      return typeof subject.payment_intent === 'string'
        ? subject.payment_intent
        : (subject.payment_intent?.id ?? null);
    default:
      return null;
  }
};

/** The saved card of an event: a payment method, or a card of the API before payment methods; null for other events. */
export const paymentMethodOfEvent = (event: Stripe.Event): string | null => {
  const subject = event.data.object;
  return 'object' in subject && (subject.object === 'payment_method' || subject.object === 'card')
    ? subject.id
    : null;
};
