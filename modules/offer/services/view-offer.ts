import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/offer-state.ts';
import { offerLabel, termsText } from '../domain/offer-texts.ts';
import { newestOffer } from '../repositories/offers.ts';

/** The newest offer of a patient as the API shows it. One read. */
export const viewOffer = async (scope: Scope, userId: string) => {
  const offer = await newestOffer(scope.read, userId);
  const now = scope.clock.now();
  return (
    offer && {
      ...offer,
      isOpen: isOpen(offer, now),
      terms: termsText(offer),
      label: offerLabel(offer, now),
    }
  );
};

/** What the dashboard shows while an offer waits for an answer; null otherwise. */
export const offerTask = async (scope: Scope, userId: string) => {
  const offer = await viewOffer(scope, userId);
  if (!offer?.isOpen || offer.status !== 'offered') return null;
  return {
    title: `${offer.terms}, if you start again`,
    detail: `${offer.label} You see every price first, and nothing starts automatically.`,
    label: 'See the offer',
    href: '/account/offer',
  };
};
