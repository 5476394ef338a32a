import { creditsPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { referralRepository } from '../repositories/referrals.ts';
import { transitionReferral } from './transition-referral.ts';

/**
 * An invited visitor signed up. A person who accepts their own invitation, or had ordered before, earns nobody a
 * credit.
 */
export const friendSignedUp = (
  scope: Scope,
  { leadId, userId }: { readonly leadId: string; readonly userId: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const referrals = referralRepository(tx.db);
    // A person is invited once, in whichever browser.
    if (await referrals.lockOfFriend(userId)) return;
    const referral = await referrals.lockOfLead(leadId);
    if (referral?.status !== 'invited') return;
    const { referrerId, invitedAt } = referral;
    const isSame = await referrals.isSamePerson(referrerId, userId);
    const hadOrdered = await tx.use(creditsPort).hadOrdered(userId, invitedAt);
    if (isSame || hadOrdered)
      await transitionReferral(tx, referral, 'refused', 'signed up', {
        friendId: userId,
        refusedBecause: isSame ? 'same_person' : 'had_ordered',
      });
    else await transitionReferral(tx, referral, 'signed_up', 'signed up', { friendId: userId });
  });

/** The friend's first order is on its way: from now the refund window counts. */
export const friendsOrderShipped = (
  scope: Scope,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const referrals = referralRepository(tx.db);
    const referral = await referrals.lockOfFriend(userId);
    if (referral?.status !== 'signed_up' || referral.orderId) return;
    await referrals.change(referral.id, { orderId, shippedAt: tx.clock.now() });
  });
