import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { stateRule } from '#modules/billing/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isAlertOpen } from '../domain/opened-alert.ts';
import { isOpen } from '../domain/states/index.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { notices } from './notices.ts';
import { assignNext } from './record-submission.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';
import { withdrawVisit } from './withdraw-visit.ts';

/**
 * The current clinician may not decide it in its new state: it is assigned to another one, and a proposed plan is
 * withdrawn.
 */
const giveToAnother = async (tx: Scope, consultation: Consultation, patient: Actor): Promise<void> => {
  const reason = 'the patient moved to another state';
  let visit = consultation;
  if (visit.status === 'plan_proposed') {
    const journey = await journeyRepository(tx.db).lock(visit.journeyId);
    await proposalRepository(tx.db).close(visit.id, 'withdrawn', tx.clock.now());
    visit = await transitionConsultation(tx, visit, 'in_review', { actor: patient, reason });
    await transitionJourney(tx, journey, 'awaiting_doctor', { actor: patient, reason });
  }
  if (visit.status === 'assigned' || visit.status === 'in_review') {
    const cause = { actor: systemActor, reason };
    visit = await transitionConsultation(tx, visit, 'submitted', cause, { clinicianId: null });
    await assignNext(tx, visit);
    await waitForCall(tx, visit.id);
  } else if (visit.status === 'needs_info')
    await consultationRepository(tx.db).update(visit.id, { clinicianId: null });
};

const relocate = async (tx: Scope, consultation: Consultation, state: string): Promise<void> => {
  const { id, userId, answers, clinicianId, shipState } = consultation;
  const patient: Actor = { role: 'patient', id: userId, impersonatorId: null };
  if (!stateRule(state).prescriptions) {
    const reason = 'the patient moved to a state that is not served';
    await withdrawVisit(tx, patient, consultation, reason, notices.movedAway);
    return;
  }
  const moved: Consultation = {
    ...consultation,
    shipState: state,
    answers: answers && Object.hasOwn(answers, 'state') ? { ...answers, state } : answers,
  };
  await consultationRepository(tx.db).relocate(moved);
  await recordAudit(tx, {
    actor: systemActor,
    action: 'visit.moved',
    subject: 'consultation',
    subjectId: id,
    detail: { patientId: userId, from: shipState, to: state },
  });
  if (consultation.status === 'draft') return;
  const licensed = await tx.use(clinicianPort).licensedIn(statesOfVisit(moved));
  if (clinicianId !== null && licensed.every((clinician) => clinician.id !== clinicianId))
    await giveToAnother(tx, moved, patient);
  await tx
    .use(messagePort)
    .write(
      consultation,
      systemAuthor,
      `You moved to ${stateName(state)}, so a clinician licensed there is taking over. We still have everything you sent. You do not need to send it again.`,
    );
};

/**
 * The patient lives in another state now: undecided visits continue with a clinician licensed there, and end where we
 * may not prescribe. A check-in is about what was prescribed before, and stays. Repeating it changes nothing.
 */
export const relocateVisits = (scope: Scope, userId: string, told: string): Promise<void> =>
  scope.transaction(async (tx) => {
    // The patient may have moved again since.
    const state = (await tx.use(accountPort).person(userId))?.address?.state ?? told;
    const consultations = consultationRepository(tx.db);
    for (const id of await consultations.openElsewhere(userId, state)) {
      const consultation = await consultations.lock(id);
      // An emergency stays visible to staff, whatever the patient does next.
      if (consultation && isOpen(consultation.status) && !isAlertOpen(consultation))
        await relocate(tx, consultation, state);
    }
  });
