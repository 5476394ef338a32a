import type Stripe from 'stripe';
import { idOf, type ProcessorAnswer, type ProcessorContext } from './processor-context.ts';
import { findTestCardOf } from './test-cards.ts';

/** The charge of a payment intent as `expand` returns it: what the issuer checked, and the processor's rating. */
const chargeView = (intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) => {
  const approved = intent.status === 'succeeded' || intent.status === 'requires_capture';
  const { checks, riskLevel = 'normal' } = findTestCardOf(method.card?.fingerprint) ?? {};
  return {
    id: idOf(intent.latest_charge) ?? `ch_${intent.id.slice(3)}`,
    object: 'charge',
    amount: intent.amount,
    paid: approved,
    outcome: {
      network_status: approved ? 'approved_by_network' : 'declined_by_network',
      risk_level: riskLevel,
      type: approved ? 'authorized' : 'issuer_declined',
    },
    payment_method_details: { type: 'card', card: { checks: { ...method.card?.checks, ...checks } } },
  };
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

/** An answer with a payment intent whose charge is in it as a whole, as `expand[]=latest_charge` asks for. */
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
  return { status: 200, body: { ...intent, latest_charge: chargeView(intent, method) } };
};
