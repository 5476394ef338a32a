import { accountPort } from '#modules/account/index.ts';
import { decisionPort, judgeKnown } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { TreatmentAction } from '../index.ts';
import type { LockedTreatment } from './treatment-action.ts';

/**
 * Records what a clinician decided about treatments, with what the rules say about them now: resuming a treatment is a
 * decision against the rules that stopped it. Nothing for an action that changed nothing.
 */
export const recordAction = async (
  tx: Scope,
  { thread, actor, state }: TreatmentAction,
  purpose: 'clinician_hold' | 'resume' | 'discontinue',
  treatments: readonly LockedTreatment[],
): Promise<void> => {
  if (treatments.length === 0) return;
  const { userId, id: consultationId } = thread;
  const person = await tx.use(accountPort).person(userId);
  const drugTypes = [...new Set(treatments.map(({ drugType }) => drugType))];
  const { facts, evaluation } = await judgeKnown(tx, {
    userId,
    purpose,
    drugTypes,
    shipState: person?.address?.state ?? state,
    dob: person?.dob ?? null,
  });
  await tx.use(decisionPort).record([
    {
      facts,
      evaluation,
      consultationId,
      userId,
      taken: drugTypes,
      actor,
      isAllowed: purpose === 'resume',
    },
  ]);
};
