import type { Actor } from '#server/actor.ts';
import { requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type OfferStatus, offerMachine } from '../domain/offer-state.ts';
import { offerEvents } from '../events.ts';
import { type Offer, offerRepository } from '../repositories/offers.ts';

/** Moves a locked offer to the state that its patient, or the clock, puts it in; recorded, with its event. */
export const transitionOffer = async (
  tx: Scope,
  { id, userId, status }: Offer,
  to: Exclude<OfferStatus, 'offered'>,
  cause: { readonly actor: Actor; readonly reason: string },
): Promise<void> => {
  await requireTransition(tx, offerMachine, { entity: 'offer', id, from: status }, to, cause);
  await offerRepository(tx.db).change(id, { status: to, statusAt: tx.clock.now() });
  await tx.emit(offerEvents[to], { userId, offerId: id });
};
