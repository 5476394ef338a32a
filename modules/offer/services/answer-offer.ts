import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort, reactivationsPort } from '#modules/billing/index.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/offer-state.ts';
import { acceptedNotice } from '../domain/offer-texts.ts';
import { type Offer, offerRepository } from '../repositories/offers.ts';
import { transitionOffer } from './transition-offer.ts';

/** The patient's answer to the price that they were shown. */
export interface OfferAnswer {
  readonly offerId: string;
  readonly agreed: boolean;
  readonly consentVersion: string;
  /** SHA-256 of the text beside the box. */
  readonly shownHash: string | null;
}

const hasEnded = fail('CONFLICT', 'This offer has ended. You can order again at any time.');

const lockOwn = async (tx: Scope, userId: string, id: string): Promise<Result<Offer>> => {
  const offer = isUuid(id) ? await offerRepository(tx.db).lock(id) : null;
  return offer?.userId === userId ? ok(offer) : notFound('offer');
};

/**
 * The patient takes the offer: the subscription starts again, at the price that they were shown. Returns true, also
 * when they accepted it before. NOT_FOUND for another person's; CONFLICT when it has ended, when the patient has it
 * again already, when something has to be done first, such as a visit, and when the quote has changed: the offer then
 * stays as it is. BAD_USER_INPUT on `agreed`.
 */
export const acceptOffer = (
  scope: Scope,
  { actor, userId, ip, userAgent }: Patient,
  { offerId, ...answer }: OfferAnswer,
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    await tx.use(billingPort).lockPerson(userId);
    const found = await lockOwn(tx, userId, offerId);
    if (!found.ok) return found;
    const offer = found.value;
    if (offer.status === 'accepted') return ok(true);
    if (!isOpen(offer, tx.clock.now())) return hasEnded;
    const { subscriptionId, discountId } = offer;
    const started = await tx
      .use(reactivationsPort)
      .start(actor, subscriptionId, discountId, { ...answer, ip, userAgent });
    if (!started.ok) return started;
    await transitionOffer(tx, offer, 'accepted', { actor, reason: 'started again' });
    const page = new URL('/account', tx.settings.origins.app).href;
    await tx.use(accountPort).notify(userId, () => acceptedNotice(started.value, page));
    return ok(true);
  });

/**
 * The patient declines it. Returns true, also when they declined before. NOT_FOUND for another person's; CONFLICT when
 * they took it or it has ended.
 */
export const declineOffer = (
  scope: Scope,
  { actor, userId }: Pick<Patient, 'actor' | 'userId'>,
  offerId: string,
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const found = await lockOwn(tx, userId, offerId);
    if (!found.ok) return found;
    const offer = found.value;
    if (offer.status === 'declined') return ok(true);
    if (offer.status === 'accepted')
      return fail('CONFLICT', 'You took this offer already. You can cancel in your account at any time.');
    if (!isOpen(offer, tx.clock.now())) return hasEnded;
    await transitionOffer(tx, offer, 'declined', { actor, reason: 'declined by the patient' });
    return ok(true);
  });
