import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { isOpen, type OfferStatus } from './offer-state.ts';

interface Terms {
  readonly percent: number;
  readonly cycles: number;
}

/** `20% off your first 2 packages` */
export const termsText = ({ percent, cycles }: Terms): string =>
  `${percent}% off your first ${cycles === 1 ? 'package' : `${cycles} packages`}`;

interface Dated extends Terms {
  readonly status: OfferStatus;
  readonly statusAt: Date;
  readonly endsAt: Date;
}

/** The status of an offer, as its patient reads it. */
export const offerLabel = (offer: Dated, now: Date): string => {
  const { status, statusAt, endsAt } = offer;
  if (status === 'accepted') return `You took this offer on ${formatDate(statusAt)}.`;
  if (!isOpen(offer, now)) return `This offer ended on ${formatDate(endsAt)}.`;
  return status === 'declined'
    ? `You declined this offer on ${formatDate(statusAt)}. You can still take it until ${formatDate(endsAt)}.`
    : `You can take this offer until ${formatDate(endsAt)}.`;
};

/** By email, so it names no treatment. */
export const offerNotice = (
  offer: Terms & { readonly endedAt: Date; readonly endsAt: Date },
  page: string,
): { readonly kind: 'offer_made'; readonly subject: string; readonly body: string } => ({
  kind: 'offer_made',
  subject: `${offer.percent}% off, if you would like to come back`,
  body: `You ended your subscription on ${formatDate(offer.endedAt)}. If you would like to start again, you get ${termsText(offer)} until ${formatDate(offer.endsAt)}. Nothing starts automatically: you first see the price today and later, and you can decline in one step. See the offer: ${page}`,
});

export const acceptedNotice = (
  { amount, on, everyDays }: { readonly amount: number; readonly on: Date; readonly everyDays: number },
  page: string,
): { readonly kind: 'offer_accepted'; readonly subject: string; readonly body: string } => ({
  kind: 'offer_accepted',
  subject: 'Your subscription is starting again',
  body: `You took our offer. Your card is charged ${formatMoney(amount)} on ${formatDate(on)}, and a package comes every ${everyDays} days. We remind you 7 days before each later charge. You can change the date or cancel online at any time: ${page}`,
});
