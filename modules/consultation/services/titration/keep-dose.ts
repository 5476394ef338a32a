import { accountPort } from '#modules/account/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { DoseKept, LockedVisit } from '../../index.ts';
import { notices } from '../notices.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';

/**
 * A clinician answers a request for another dose with the current one: nothing is prescribed, and shipments do not
 * change.
 */
export const keepDose = async (
  tx: Scope,
  actor: Actor,
  { consultation, journey }: LockedVisit,
  { clinician, reason }: DoseKept,
): Promise<void> => {
  const cause = { actor, reason };
  const decided = await transitionConsultation(tx, consultation, 'plan_proposed', cause);
  const agreed = { actor: systemActor, reason: 'the dose stays' };
  await transitionConsultation(tx, decided, 'approved', agreed, { decidedAt: tx.clock.now() });
  await transitionJourney(tx, journey, 'completed', cause, { finalProducts: journey.userProducts });
  await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), reason, 'approved');
  await tx.use(accountPort).notify(consultation.userId, () => notices.approved());
};
