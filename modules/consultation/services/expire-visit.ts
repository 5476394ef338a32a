import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { notices } from './notices.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

/**
 * Ends a locked visit whose patient did not answer or join: nothing is charged, and the patient is notified. A journey
 * without submitted answers is abandoned; one without a reply to a clinician expires.
 */
export const expireVisit = async (tx: Scope, visit: Consultation, cause: Cause): Promise<void> => {
  const at = tx.clock.now();
  const journey = await journeyRepository(tx.db).lock(visit.journeyId);
  await proposalRepository(tx.db).close(visit.id, 'expired', at);
  await transitionConsultation(tx, visit, 'expired', cause, { decidedAt: at });
  await transitionJourney(tx, journey, visit.status === 'draft' ? 'abandoned' : 'expired', cause);
  if (journey.checkoutId)
    await tx
      .use(billingPort)
      .releaseVisit(systemActor, { checkoutId: journey.checkoutId, reason: 'visit expired' });
  await tx.use(accountPort).notify(visit.userId, () => notices.expired());
};
