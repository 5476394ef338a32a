import { accountPort } from '#modules/account/index.ts';
import { billingPort, type PrescriptionOrder } from '#modules/billing/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type Actor, paymentsActor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { narrowVisit, type VisitOfPatient } from './narrow-visit.ts';
import { notices } from './notices.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

interface Visit extends VisitOfPatient {
  readonly checkoutId: string;
}

const reason = 'the patient canceled the order';

/** The patient canceled the whole order: it can no longer be approved, and the patient is told why. */
const close = async (tx: Scope, visit: Visit): Promise<void> => {
  const { consultation, journey, checkoutId, patient } = visit;
  const at = tx.clock.now();
  const cause = { actor: patient, reason };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', at);
  await transitionConsultation(tx, consultation, 'canceled', cause, { decidedAt: at });
  await transitionJourney(tx, journey, 'canceled', cause);
  await tx.use(billingPort).releaseVisit(patient, { checkoutId, reason });
  await tx.use(accountPort).notify(consultation.userId, () => notices.orderCanceled());
};

const followUndecided = async (tx: Scope, visit: Visit, order: PrescriptionOrder): Promise<void> => {
  if (order.stage !== 'canceled' && order.stage !== 'awaiting_approval') return;
  const { userProducts } = visit.journey;
  const left =
    order.stage === 'canceled'
      ? []
      : userProducts.filter((item) => order.productIds.includes(item.productId));
  if (left.length === 0) await close(tx, visit);
  else if (left.length < userProducts.length)
    await narrowVisit(tx, visit, left, 'the patient canceled a part of the order');
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
 * Updates a visit from the state of its order in billing. The state is read while the visit is locked, so events may
 * arrive late, twice or in any order.
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
