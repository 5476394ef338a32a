import { orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type PlanItem, planItem } from '../domain/plan.ts';
import { planPathOf } from '../domain/plan-path.ts';
import type { ClinicianPlan, LockedVisit } from '../index.ts';
import { type Proposal, proposalRepository } from '../repositories/proposals.ts';
import { createPlanLink } from './plan-link.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

const PLAN_OPEN_DAYS = 14;

const pricesOf = (items: readonly PlanItem[]) =>
  [items.map((item) => item.productId), new Map(items.map((item) => [item.productId, item.price]))] as const;

/** Proposes a plan; nothing is prescribed or charged before the patient accepts. Returns the link to it for the patient. */
export const proposePlan = async (
  tx: Scope,
  actor: Actor,
  { consultation, journey }: LockedVisit,
  { clinicianId, products, refills, reason }: ClinicianPlan,
): Promise<string> => {
  const at = tx.clock.now();
  const billing = tx.use(billingPort);
  const doctorProducts = products.map(planItem);
  const from = journey.userProducts.map(({ productId }) => productId);
  const order = { userId: consultation.userId, checkoutId: journey.checkoutId, from };
  // Without an order, the products replace a subscription: refusing now is better than when the patient accepts.
  if (!journey.checkoutId) orRefuse(await billing.mayChangeProducts({ userId: consultation.userId, from }));
  const proposal: Proposal = {
    id: tx.ids.uuid(),
    consultationId: consultation.id,
    clinicianId,
    status: 'open',
    products: doctorProducts,
    refills,
    reason,
    fee: await billing.feeOfPlan(journey.checkoutId),
    amount: await billing.priceOf(...pricesOf(doctorProducts), order),
    requestedAmount: await billing.priceOf(...pricesOf(journey.userProducts), order),
    createdAt: at,
    expiresAt: addDays(at, PLAN_OPEN_DAYS),
  };
  await proposalRepository(tx.db).insert(proposal);
  const cause = { actor, reason };
  await transitionConsultation(tx, consultation, 'plan_proposed', cause);
  await transitionJourney(tx, journey, 'awaiting_plan_acceptance', cause, { doctorProducts });
  return createPlanLink(tx, consultation.userId, proposal, planPathOf(journey));
};
