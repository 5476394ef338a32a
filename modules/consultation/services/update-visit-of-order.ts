import { accountPort } from '#modules/account/index.ts';
import { billingPort, type PrescriptionOrder } from '#modules/billing/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type Actor, paymentsActor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { PlanItem } from '../domain/plan.ts';
import { isOpen } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { notices } from './notices.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

interface Visit {
  readonly consultation: Consultation;
  readonly journey: Journey;
  readonly checkoutId: string;
  readonly patient: Actor;
}

const reason = 'the patient canceled the order';

/** The patient canceled the whole order: it can no longer be approved, and the patient reads why. */
const close = async (tx: Scope, visit: Visit): Promise<void> => {
  const { consultation, journey, checkoutId, patient } = visit;
  const at = tx.clock.now();
  const cause = { actor: patient, reason };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', at);
  await transitionConsultation(tx, consultation, 'canceled', cause, { decidedAt: at });
  await transitionJourney(tx, journey, 'canceled', cause);
  await tx.use(billingPort).releaseVisit(patient, { checkoutId, reason });
  await tx.use(accountPort).notify(consultation.userId, notices.orderCanceled());
};

/** The patient canceled a part: the rest is reviewed, and a plan that contained that part goes back to the clinician. */
const narrow = async (tx: Scope, visit: Visit, left: readonly PlanItem[]): Promise<void> => {
  const { consultation, journey, patient } = visit;
  const gone = journey.userProducts.filter((item) => !left.includes(item)).map((item) => item.productId);
  const drugTypes = [...new Set(left.map((item) => item.drugType))];
  await consultationRepository(tx.db).update(consultation.id, { drugTypes });
  await journeyRepository(tx.db).update(journey.id, { userProducts: left });
  const proposed = journey.doctorProducts ?? [];
  if (consultation.status !== 'plan_proposed' || !proposed.some((item) => gone.includes(item.productId)))
    return;
  const cause = { actor: patient, reason: 'the patient canceled a part of the order' };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, consultation, 'in_review', cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
};

const followUndecided = async (tx: Scope, visit: Visit, order: PrescriptionOrder): Promise<void> => {
  if (order.stage !== 'canceled' && order.stage !== 'awaiting_approval') return;
  const { userProducts } = visit.journey;
  const left =
    order.stage === 'canceled'
      ? []
      : userProducts.filter((item) => order.productIds.includes(item.productId));
  if (left.length === 0) await close(tx, visit);
  else if (left.length < userProducts.length) await narrow(tx, visit, left);
};

const followApproved = async (tx: Scope, visit: Visit, { stage }: PrescriptionOrder): Promise<void> => {
  const { consultation, journey, patient } = visit;
  if (journey.status === 'in_fulfillment' && stage === 'payment_failed')
    await transitionJourney(tx, journey, 'awaiting_checkout', { actor: paymentsActor, reason: 'not paid' });
  if (journey.status === 'awaiting_checkout' && stage === 'paid')
    await transitionJourney(tx, journey, 'in_fulfillment', { actor: paymentsActor, reason: 'paid' });
  if (stage !== 'canceled' || (journey.status !== 'awaiting_checkout' && journey.status !== 'in_fulfillment'))
    return;
  // A clinician who discontinues a treatment cancels its order too.
  const cause = (await tx.use(prescriptionPort).isDiscontinued(consultation.id))
    ? { actor: systemActor, reason: 'a clinician discontinued the treatment' }
    : journey.status === 'awaiting_checkout'
      ? { actor: patient, reason }
      : { actor: systemActor, reason: 'the order was canceled' };
  await transitionJourney(tx, journey, 'canceled', cause);
};

/**
 * Brings a visit in line with the state of its order in billing. The state is read while the visit is locked, so
 * events may arrive late, twice or in any order.
 */
export const updateVisitOfOrder = async (tx: Scope, checkoutId: string): Promise<void> => {
  const consultations = consultationRepository(tx.db);
  const known = await consultations.byCheckout(checkoutId);
  const consultation = known && (await consultations.lock(known.id));
  if (!consultation) return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  const order = await tx.use(billingPort).prescriptionOrder(checkoutId);
  if (!order) return;
  const patient: Actor = { role: 'patient', id: consultation.userId, impersonatorId: null };
  const visit = { consultation, journey, checkoutId, patient };
  await (isOpen(consultation.status) ? followUndecided : followApproved)(tx, visit, order);
};
