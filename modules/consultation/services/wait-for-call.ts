import { mayWaiveCall, stateRule } from '#modules/billing/index.ts';
import { callPort, callSettled } from '#modules/call/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

const required: Cause = { actor: systemActor, reason: 'the state requires a call first' };

/** States that require a call never do without it unless each of them allows that. */
export const mayWaive = (consultation: Consultation): boolean =>
  statesOfVisit(consultation)
    .filter((state) => stateRule(state).syncVisit)
    .every(mayWaiveCall);

/** The rule LIVE-CALL found that this visit needs a call, and no clinician has taken note of one. */
const ruleAsks = async (tx: Scope, consultationId: string): Promise<boolean> =>
  (await tx.use(findingPort).of(consultationId)).some(
    ({ ruleId, acknowledged }) => ruleId === 'LIVE-CALL' && !acknowledged,
  );

/**
 * A visit that a clinician may begin waits for its call first, where one is required and not settled. A visit that nobody
 * has taken over waits for a clinician before. Does nothing for all others.
 */
export const waitForCall = async (tx: Scope, consultationId: string): Promise<void> => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (!consultation || !['assigned', 'in_review'].includes(consultation.status)) return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  if (!['awaiting_doctor', 'awaiting_phone_call'].includes(journey.status)) return;
  const known = await tx.use(callPort).of(consultationId);
  if (known ? callSettled(known.status) : !(await ruleAsks(tx, consultationId))) return;
  if (!known)
    await tx
      .use(callPort)
      .require(systemActor, consultation, { mayWaive: mayWaive(consultation), reason: required.reason });
  await transitionConsultation(tx, consultation, 'awaiting_call', required);
  await transitionJourney(tx, journey, 'awaiting_phone_call', required);
};
