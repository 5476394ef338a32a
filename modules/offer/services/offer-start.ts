import { fail, notFound, type Result } from '#kernel/result.ts';
import { type ReactivationQuote, type ReactivationStep, reactivationsPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/offer-state.ts';
import { newestOffer } from '../repositories/offers.ts';

/**
 * The effect of accepting the newest offer now; nothing is changed. NOT_FOUND without one; CONFLICT when it cannot be
 * accepted.
 */
export const offerStart = async (
  scope: Scope,
  userId: string,
): Promise<Result<ReactivationQuote | ReactivationStep>> => {
  const offer = await newestOffer(scope.read, userId);
  if (!offer) return notFound('offer');
  if (!isOpen(offer, scope.clock.now()))
    return fail('CONFLICT', 'This offer has ended. You can order again at any time.');
  return scope.use(reactivationsPort).quote(userId, offer.subscriptionId, offer.discountId);
};

/** As the API shows it. */
export const presentStart = (start: ReactivationQuote | ReactivationStep) =>
  start.kind === 'first'
    ? { ...start, quote: null }
    : { message: null, label: null, href: null, quote: { ...start, cycles: start.cycles ?? 1 } };
