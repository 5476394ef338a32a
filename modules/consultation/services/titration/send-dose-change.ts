import { orRefuse } from '#kernel/all-or-nothing.ts';
import { billingPort } from '#modules/billing/index.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import { afterQuestions } from '../../domain/states/index.ts';
import { consultationEvents } from '../../events.ts';
import { type FinishIntake, recordSubmission, submitAndAssign } from '../record-submission.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';
import { holdForCall } from '../wait-for-call.ts';
import { judgeRequests } from './judge-requests.ts';
import { stopAtOnce } from './stop-at-once.ts';
import { takenPrescriptions } from './taken-prescriptions.ts';

/**
 * Sends a request for another dose: what the patient may decide alone is done now, and the rest goes to a clinician
 * with the proposal of the software. With nothing left to decide the visit ends. BAD_USER_INPUT as in `judgeRequests`.
 */
export const sendDoseChange: FinishIntake = async (
  tx,
  actor,
  { consultation, journey, response },
  evaluated,
) => {
  const { userId, drugTypes } = consultation;
  await tx.use(billingPort).lockPerson(userId);
  const taken = (await takenPrescriptions(tx, userId)).filter(({ product }) =>
    drugTypes.includes(product.drugType),
  );
  const doseRequests = orRefuse(await judgeRequests(tx, userId, evaluated, taken));
  const open = doseRequests.filter(({ isSettled }) => !isSettled);
  const submit: typeof submitAndAssign =
    open.length > 0
      ? submitAndAssign
      : (scope, visit, why, change) => transitionConsultation(scope, visit, 'submitted', why, change);
  const submitted = await recordSubmission(tx, actor, { consultation, response }, evaluated, submit);
  await stopAtOnce(tx, actor, consultation, doseRequests);
  const sent = { consultationId: consultation.id, userId, journeyId: journey.id };
  await tx.emit(consultationEvents.intakeSubmitted, sent);
  const cause = { actor, reason: 'submitted' };
  const userProducts = open.map(({ present }) => present);
  if (open.length > 0) {
    const takesPhotos = visitRegistration('titration', drugTypes).photos.length > 0;
    const next = afterQuestions(journey.kind, takesPhotos);
    const waiting = await transitionJourney(tx, journey, next, cause, { userProducts, doseRequests });
    await holdForCall(tx, submitted, waiting);
    return next;
  }
  const settled = { actor: systemActor, reason: 'nothing to decide' };
  // It prescribes nothing, so it is not a prescription of the service line in this state.
  const at = { decidedAt: tx.clock.now(), drugTypes: [] };
  await transitionConsultation(tx, submitted, 'approved', settled, at);
  const waiting = await transitionJourney(tx, journey, 'awaiting_doctor', cause, { doseRequests });
  const { status } = await transitionJourney(tx, waiting, 'completed', settled);
  return status;
};
