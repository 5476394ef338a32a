import type { Scope } from '#server/scope.ts';
import { offerRepository } from '../repositories/offers.ts';
import { transitionOffer } from './transition-offer.ts';

/** The patient ordered the products again, at the price of the offer and with their own consent: they took it. */
export const offerUsedByOrder = (
  scope: Scope,
  { userId, checkoutId }: { readonly userId: string; readonly checkoutId: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const offer = await offerRepository(tx.db).lockOfCheckout(checkoutId);
    if (offer?.status !== 'offered' && offer?.status !== 'declined') return;
    const actor = { role: 'patient', id: userId, impersonatorId: null } as const;
    await transitionOffer(tx, offer, 'accepted', { actor, reason: 'ordered again' });
  });
