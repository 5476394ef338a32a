import { type Product, productsByIds } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { atPlanPrices, type PlanItem } from '../domain/plan.ts';
import { type CareView, readCare } from '../repositories/care-view.ts';

const nothing: CareView = { unread: 0, treatments: [], clinician: null, visit: null };

/** The care of the viewer, read once per request; never another patient's. */
export const careOf = (userId: string, { once, scope, viewer }: RequestContext): Promise<CareView> =>
  viewer.user?.id === userId
    ? once(`consultation.care.${userId}`, () => readCare(scope.read, userId, scope.clock.now()))
    : Promise.resolve(nothing);

/** The products of plan lines, at the lines' prices. */
export const productsOf = async (
  items: readonly PlanItem[],
  context: RequestContext,
): Promise<readonly Product[]> => {
  const products = await productsByIds(
    items.map((item) => item.productId),
    context,
  );
  return atPlanPrices(products, items);
};
