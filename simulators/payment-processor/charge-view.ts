import type Stripe from 'stripe';
import { idOf, type ProcessorAnswer, type ProcessorContext } from './processor-context.ts';
import { findTestCardOf } from './test-cards.ts';

/** What the processor keeps of a payment: 2.9 % and 30 cents. */
const feeFor = (amount: number): number => Math.round(amount * 0.029) + 30;

/** What the processor has booked of a payment; null for one that it books later, or that collected nothing. */
const bookingOf = ({ faults }: ProcessorContext, intent: Stripe.PaymentIntent) => {
  if (intent.amount_received === 0 || faults.unbooked.has(intent.id)) return null;
  const { amount_received: amount, currency } = intent;
  const fee = feeFor(amount);
  return {
    id: `txn_${intent.id.slice(3)}`,
    object: 'balance_transaction',
    amount,
    currency,
    fee,
    net: amount - fee,
  };
};

/** The charge of a payment intent as `expand` returns it: what the issuer checked, and the processor's rating. */
const chargeView = (
  context: ProcessorContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
) => {
  const approved = intent.status === 'succeeded' || intent.status === 'requires_capture';
  const { checks, riskLevel = 'normal' } = findTestCardOf(method.card?.fingerprint) ?? {};
  return {
    id: idOf(intent.latest_charge) ?? `ch_${intent.id.slice(3)}`,
    object: 'charge',
    amount: intent.amount,
    paid: approved,
    balance_transaction: bookingOf(context, intent),
    outcome: {
      network_status: approved ? 'approved_by_network' : 'declined_by_network',
      risk_level: riskLevel,
      type: approved ? 'authorized' : 'issuer_declined',
    },
    payment_method_details: { type: 'card', card: { checks: { ...method.card?.checks, ...checks } } },
  };
};

/** A payment is booked in the background: an event says so. */
export const bookPayment = async (context: ProcessorContext, intentId: string): Promise<void> => {
  const intent = await context.store.find('payment_intent', intentId);
  const id = idOf(intent?.latest_charge ?? null);
  if (id !== null) await context.emit('charge.updated', { id, object: 'charge', payment_intent: intentId });
};

/** The card that was charged last, or declined. */
const chargedCard = async (
  context: ProcessorContext,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentMethod | null> => {
  const declined = intent.last_payment_error?.payment_method;
  const id = idOf(intent.payment_method) ?? declined?.id ?? null;
  return id ? context.store.find('payment_method', id) : null;
};

/** A page of payment intents whose charges are in it with what is booked of them. */
export const withBookings = (
  context: ProcessorContext,
  intents: readonly Stripe.PaymentIntent[],
): readonly unknown[] =>
  intents.map((intent) => {
    const id = idOf(intent.latest_charge);
    return id === null
      ? intent
      : {
          ...intent,
          latest_charge: { id, object: 'charge', balance_transaction: bookingOf(context, intent) },
        };
  });

/** An answer with a payment intent whose charge is in it as a whole, as `expand[]` asks for. */
export const withCharge = async (
  context: ProcessorContext,
  intentId: string,
  made: ProcessorAnswer,
): Promise<ProcessorAnswer> => {
  if (made.status !== 200) return made;
  const intent = await context.store.find('payment_intent', intentId);
  const method = intent && (await chargedCard(context, intent));
  // Without the card holder's confirmation nothing was sent to the issuer.
  const wasCharged = intent?.latest_charge != null || intent?.last_payment_error?.decline_code != null;
  if (!intent || !method || !wasCharged) return made;
  return { status: 200, body: { ...intent, latest_charge: chargeView(context, intent, method) } };
};
