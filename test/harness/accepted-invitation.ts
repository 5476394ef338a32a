import { friendSignedUp, friendsOrderShipped } from '#modules/referral/services/follow-friend.ts';
import { acceptInvitation, createReferralLink } from '#modules/referral/services/invite.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { expectOk } from './expect-ok.ts';
import type { Harness } from './harness.ts';
import { foam } from './products.ts';

/** Somebody follows the patient's link, signs up and orders; the order is paid and has shipped. Returns who. */
export const acceptedInvitation = async (harness: Harness, referrer: SignedInUser): Promise<SignedInUser> => {
  const { scope } = harness;
  const leadId = scope.ids.uuid();
  const code = expectOk(await createReferralLink(scope, referrer.id));
  await acceptInvitation(scope, { leadId, isSignedIn: false }, code);
  const friend = await harness.account();
  await friendSignedUp(scope, { leadId, userId: friend.id });
  await harness.order({ patient: friend, products: [foam] });
  await harness.drain();
  const [{ id: orderId }] = await harness.rows('customer_order', { user_id: friend.id });
  await scope
    .db('customer_order')
    .where({ id: orderId })
    .update({ status: 'shipped', shipped_at: scope.clock.now() });
  await friendsOrderShipped(scope, { userId: friend.id, orderId });
  return friend;
};
