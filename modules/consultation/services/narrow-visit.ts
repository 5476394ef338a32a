import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { PlanItem } from '../domain/plan.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

/** A visit whose consultation and journey are locked, and the patient who changes it. */
export interface VisitOfPatient {
  readonly consultation: Consultation;
  readonly journey: Journey;
  readonly patient: Actor;
}

/** The patient withdrew a part: the rest is reviewed, and a plan that contained that part returns to the clinician. */
export const narrowVisit = async (
  tx: Scope,
  { consultation, journey, patient }: VisitOfPatient,
  left: readonly PlanItem[],
  reason: string,
): Promise<void> => {
  const gone = journey.userProducts.filter((item) => !left.includes(item)).map((item) => item.productId);
  const drugTypes = [...new Set(left.map((item) => item.drugType))];
  await consultationRepository(tx.db).update(consultation.id, { drugTypes });
  await journeyRepository(tx.db).update(journey.id, { userProducts: left });
  const proposed = journey.doctorProducts ?? [];
  if (consultation.status !== 'plan_proposed' || !proposed.some((item) => gone.includes(item.productId)))
    return;
  const cause = { actor: patient, reason };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, consultation, 'in_review', cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
};
