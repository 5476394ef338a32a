import { mayWaiveCall, stateRule } from '#modules/billing/index.ts';
import { callPort, callSettled } from '#modules/call/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

const required: Cause = { actor: systemActor, reason: 'the state requires a call first' };

/** States that require a call cannot waive it unless each of them allows that. */
export const mayWaive = (consultation: Consultation): boolean =>
  statesOfVisit(consultation)
    .filter((state) => stateRule(state).syncVisit)
    .every(mayWaiveCall);

/**
 * Whether the visit still needs its live call: one was required and is not settled, or the rule LIVE-CALL found that one is
 * needed. Only the call itself settles that rule, not a clinician's acknowledgment.
 */
export const callIsMissing = async (tx: Scope, consultationId: string): Promise<boolean> => {
  const call = await tx.use(callPort).of(consultationId);
  if (call) return !callSettled(call.status);
  return (await tx.use(findingPort).of(consultationId)).some(({ ruleId }) => ruleId === 'LIVE-CALL');
};

/**
 * A locked visit that a clinician may begin waits for its call first, where one is required and not settled. A visit
 * without a clinician waits for one first. A journey that expects an unnecessary call continues.
 */
export const holdForCall = async (tx: Scope, consultation: Consultation, journey: Journey): Promise<void> => {
  const consultationId = consultation.id;
  if (!['submitted', 'assigned', 'in_review'].includes(consultation.status)) return;
  if (!['awaiting_doctor', 'awaiting_phone_call'].includes(journey.status)) return;
  if (consultation.status === 'submitted' || !(await callIsMissing(tx, consultationId))) {
    const goesOn = { actor: systemActor, reason: 'no call is needed now' };
    await transitionJourney(tx, journey, 'awaiting_doctor', goesOn);
    return;
  }
  if (!(await tx.use(callPort).of(consultationId)))
    await tx
      .use(callPort)
      .require(systemActor, consultation, { mayWaive: mayWaive(consultation), reason: required.reason });
  await transitionConsultation(tx, consultation, 'awaiting_call', required);
  await transitionJourney(tx, journey, 'awaiting_phone_call', required);
};

/** `holdForCall` of a visit that is locked now. */
export const waitForCall = async (tx: Scope, consultationId: string): Promise<void> => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (consultation)
    await holdForCall(tx, consultation, await journeyRepository(tx.db).lock(consultation.journeyId));
};
