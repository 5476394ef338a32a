import { accountPort } from '#modules/account/index.ts';
import type { Evaluation } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { answerCorrectionRepository } from '../repositories/answer-corrections.ts';
import { notices } from './notices.ts';

type AddedCorrection = Parameters<ReturnType<typeof answerCorrectionRepository>['add']>[0];

/** A task of the desk: what was corrected. What the findings are about is on hold until a clinician has seen it. */
export const addCorrection = async (
  tx: Scope,
  actor: Actor,
  {
    userId,
    found,
    ...correction
  }: Pick<AddedCorrection, 'consultationId' | 'reason' | 'changes'> & {
    readonly userId: string;
    readonly found: Evaluation['findings'];
  },
): Promise<void> => {
  const id = tx.ids.uuid();
  await answerCorrectionRepository(tx.db).add({
    ...correction,
    id,
    at: tx.clock.now(),
    byRole: actor.role,
    byId: actor.id,
    ruleIds: found.map(({ ruleId }) => ruleId),
    seenAt: null,
    seenBy: null,
    note: null,
  });
  const held = await tx.use(prescriptionPort).holdUntilSeen(userId, found, id);
  if (held > 0) await tx.use(accountPort).notify(userId, () => notices.treatmentOnHold());
};
