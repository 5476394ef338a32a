import { ok, type Result } from '#kernel/result.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { isReferralCode } from '../domain/terms.ts';
import { referralRepository } from '../repositories/referrals.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten letters from a random id: nobody guesses whose a link is. */
const codeFrom = (uuid: string): string => {
  const bytes = uuid.replaceAll('-', '').match(/../g) ?? [];
  // The seventh and ninth byte of a random id are not random altogether.
  return bytes
    .filter((_, index) => index !== 6 && index !== 8)
    .slice(0, 10)
    .map((byte) => LETTERS[Number.parseInt(byte, 16) % LETTERS.length])
    .join('');
};

/** The code of the patient's link, which is made once. */
export const createReferralLink = async (scope: Scope, userId: string): Promise<Result<string>> => {
  const referrals = referralRepository(scope.db);
  await referrals.addLink(userId, codeFrom(scope.ids.uuid()), scope.clock.now());
  return ok((await referrals.codeOf(userId)) ?? '');
};

/**
 * A visitor followed a link. True when they are invited by it, now or since an earlier visit; false for a link that nobody
 * has, for a visitor whom somebody else has invited or who signed up since, and for one who is signed in.
 */
export const acceptInvitation = (
  scope: Scope,
  viewer: { readonly leadId: string | null; readonly isSignedIn: boolean },
  code: string,
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const { leadId, isSignedIn } = viewer;
    if (!leadId || isSignedIn || !isReferralCode(code)) return false;
    const referrals = referralRepository(tx.db);
    const referrerId = await referrals.referrerOf(code);
    if (!referrerId) return false;
    const id = tx.ids.uuid();
    const now = tx.clock.now();
    const isNew = await referrals.add({
      id,
      referrerId,
      leadId,
      friendId: null,
      status: 'invited',
      statusAt: now,
      invitedAt: now,
      orderId: null,
      shippedAt: null,
      refusedBecause: null,
      creditId: null,
    });
    const actor = { role: 'visitor', id: leadId, impersonatorId: null } as const;
    if (isNew) await recordCreation(tx, 'referral', { id, status: 'invited' }, { actor, reason: 'link' });
    return isNew || (await referrals.isInvited(leadId, referrerId));
  });
