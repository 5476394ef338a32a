import type Stripe from 'stripe';
import { expiresAt } from './card-input.ts';
import { type Decision, decide } from './decision.ts';
import { findTestCardOf } from './test-cards.ts';

/** Decides one attempt by the simulator's rules. A card's fingerprint starts with the id of its test card. */
export const attemptCard = (method: Stripe.PaymentMethod, use: 'save' | 'charge', at: Date): Decision => {
  const card = findTestCardOf(method.card?.fingerprint);
  if (!card || !method.card) throw new Error(`Payment method ${method.id} is not one of the simulator's.`);
  return decide(card, {
    use,
    at,
    setUp: method.metadata?.set_up === 'true',
    expiresAt: expiresAt(method.card.exp_month, method.card.exp_year),
  });
};

/** Records that the card holder confirmed when this card was saved. */
export const markSetUp = (method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod => ({
  ...method,
  customer,
  metadata: { ...method.metadata, set_up: 'true' },
});

export const redirectTo = (url: string, returnUrl: string) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url, return_url: returnUrl },
});
