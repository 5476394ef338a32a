import { orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { planPathOf } from '../domain/plan-path.ts';
import type { ClinicianPlan, LockedVisit } from '../index.ts';
import { type Proposal, proposalRepository } from '../repositories/proposals.ts';
import { createPlanLink } from './plan-link.ts';
import { priceOfPlan } from './proposal-price.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

const PLAN_OPEN_DAYS = 14;

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
  const { checkoutId, userProducts } = journey;
  const visit = { userId: consultation.userId, checkoutId, userProducts };
  // Without an order, the products replace a subscription: refusing now is better than when the patient accepts.
  if (!journey.checkoutId) orRefuse(await billing.mayChangeProducts({ userId: consultation.userId, from }));
  const price = await priceOfPlan(tx, visit, doctorProducts);
  const proposal: Proposal = {
    id: tx.ids.uuid(),
    consultationId: consultation.id,
    clinicianId,
    status: 'open',
    products: doctorProducts,
    refills,
    reason,
    fee: price.fee,
    amount: price.amount,
    requestedAmount: (await priceOfPlan(tx, visit, journey.userProducts)).amount,
    createdAt: at,
    expiresAt: addDays(at, PLAN_OPEN_DAYS),
  };
  await proposalRepository(tx.db).insert(proposal);
  const cause = { actor, reason };
  await transitionConsultation(tx, consultation, 'plan_proposed', cause);
  await transitionJourney(tx, journey, 'awaiting_plan_acceptance', cause, { doctorProducts });
  return createPlanLink(tx, consultation.userId, proposal, planPathOf(journey));
};
