import { cardMonth, expiryOf } from '../../domain/cards/card-expiry.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import type { SubscriptionStatus } from '../../domain/states/subscription.ts';
import type { SavedCard } from '../../repositories/cards.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';

/** A saved card as the API names it. */
export const cardView = (card: SavedCard, now: Date) => ({
  id: card.paymentMethodId,
  brand: card.brand,
  last4: card.last4,
  wallet: card.wallet,
  expMonth: card.expMonth,
  expYear: card.expYear,
  isDefault: card.isDefault,
  expiry: expiryOf(card, now).toUpperCase(),
});

/** Subscriptions that will be charged, some for the first time. */
const charged: readonly SubscriptionStatus[] = [
  'incomplete',
  'active',
  'snoozed',
  'paused',
  'on_hold_rx',
  'past_due',
];

/** The card of future charges expires soon, or has expired; null otherwise. */
export const cardWarning = (card: SavedCard | null, subscriptions: readonly Subscription[], now: Date) => {
  if (!card || !subscriptions.some(({ status }) => charged.includes(status))) return null;
  const expiry = expiryOf(card, now);
  if (expiry === 'later') return null;
  return {
    title: expiry === 'expired' ? 'Your card has expired' : 'Your card expires soon',
    detail:
      expiry === 'expired'
        ? `${cardLabel(card)} was valid through ${cardMonth(card)}. Your next charge needs another card.`
        : `${cardLabel(card)} is valid through ${cardMonth(card)}, and your upcoming charges will use it.`,
    label: 'Update your card',
    href: '/account/info#cards',
  };
};
