import { accountEvents } from '#modules/account/index.ts';
import { acceptInvitation } from '#modules/referral/index.ts';
import type { Scope } from '#server/scope.ts';
import { read, type StoryParts } from './story-steps.ts';

/**
 * The patient invites: one visitor only followed the link, one signed up in the patient's own browser, and `friendId`, who
 * orders later, earns them credit.
 */
export const beginReferralStory = async (
  { patient, newId, settle }: StoryParts,
  { scope, patientId, friendId }: { scope: Scope; patientId: string; friendId: string },
): Promise<void> => {
  const made = await patient.ask('mutation Link { createReferralLink }');
  const code = new URL(read(made, 'createReferralLink')).searchParams.get('invite') ?? '';
  const visitors = [null, patientId, friendId].map((userId) => ({ userId, leadId: newId() }));
  for (const { leadId, userId } of visitors) {
    await acceptInvitation(scope, { leadId, isSignedIn: false }, code);
    if (userId) await scope.transaction((tx) => tx.emit(accountEvents.leadClaimed, { userId, leadId }));
  }
  await settle();
};
