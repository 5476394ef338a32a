import { accountPort, type Notice } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { notices } from './notices.ts';
import { endUrgentDraft } from './submit-urgent-draft.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

/**
 * Ends a locked open visit before a decision, on the patient's request: nothing was charged, and nothing will be.
 * `notice`: the text for the patient.
 */
export const withdrawVisit = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  reason: string,
  notice: () => Notice = notices.canceled,
): Promise<void> => {
  // Closing the page does not withdraw an emergency.
  if (await endUrgentDraft(tx, consultation)) return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  const cause = { actor, reason };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, consultation, 'canceled', cause, { decidedAt: tx.clock.now() });
  await transitionJourney(tx, journey, 'canceled', cause);
  if (journey.checkoutId)
    await tx
      .use(billingPort)
      .releaseVisit(actor, { checkoutId: journey.checkoutId, reason: 'visit canceled by the patient' });
  await tx.use(accountPort).notify(consultation.userId, notice);
};
