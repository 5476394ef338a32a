import type { Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { PlanItem } from '../domain/plan.ts';
import { planConsent } from '../domain/plan-consent.ts';
import { type PlanVisit, priceOfPlan } from '../services/proposal-price.ts';

interface ProposalParent {
  readonly id: string;
  readonly visit: PlanVisit;
  readonly products: readonly PlanItem[];
  readonly proposed: readonly Product[];
}

/** As accepting it now would charge, priced once for all fields of a request. */
const priceNow = ({ id, visit, products }: ProposalParent, { once, scope }: RequestContext) =>
  once(`consultation.plan.${id}`, () => priceOfPlan(scope, visit, products));

const requestedNow = ({ id, visit }: ProposalParent, { once, scope }: RequestContext) =>
  once(`consultation.requested.${id}`, () => priceOfPlan(scope, visit, visit.userProducts));

export const planProposalFields = {
  price: (proposal: ProposalParent, _: unknown, context: RequestContext) => priceNow(proposal, context),
  requestedAmount: async (proposal: ProposalParent, _: unknown, context: RequestContext) =>
    (await requestedNow(proposal, context)).amount,
  consentText: async (proposal: ProposalParent, _: unknown, context: RequestContext) =>
    planConsent(proposal.proposed, (await priceNow(proposal, context)).agreement).text,
};
