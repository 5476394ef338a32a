import { refillPlansPort } from '#modules/billing/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { renewalPauseRepository } from '../repositories/renewal-pauses.ts';

/**
 * A renewal is approved: the pauses that the patient chose in it begin, in the same transaction, so that nothing is
 * charged in between. One that is no longer possible is explained in the thread, and refills continue.
 */
export const pauseRenewed = async (tx: Scope, consultation: Consultation): Promise<void> => {
  const { id, userId } = consultation;
  for (const { subscriptionId, until, requestId } of await renewalPauseRepository(tx.db).of(id)) {
    const paused = await tx.use(refillPlansPort).pause({ userId, subscriptionId, until, requestId });
    if (!paused.ok) {
      const why = paused.failure.fields[0]?.message ?? paused.failure.message;
      await tx
        .use(messagePort)
        .write(
          consultation,
          systemAuthor,
          `The pause that you chose in your renewal could not start. ${why} You can change your refills in your account.`,
        );
    }
  }
};
