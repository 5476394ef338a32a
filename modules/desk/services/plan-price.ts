import { badInput, notFound, ok, type Result } from '#kernel/result.ts';
import type { PlanPrice } from '#modules/billing/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { readerOf } from './present-case.ts';

/** A plan has no more products. */
const MOST_PRODUCTS = 10;

/**
 * What the patient of a case would pay for these products, or without any for those that they asked for: the same price that
 * the patient reads, agrees to and is charged. NOT_FOUND as `deskCase`. Audited.
 */
export const deskPlanPrice = async (
  scope: Scope,
  staff: Staff,
  { consultationId, productIds }: { consultationId: string; productIds: readonly number[] | null },
): Promise<Result<PlanPrice>> => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  if ((productIds?.length ?? 0) > MOST_PRODUCTS)
    return badInput([{ field: 'productIds', message: `Choose at most ${MOST_PRODUCTS} products.` }]);
  const { userId, checkoutId, userProducts } = row;
  const asked = userProducts.map(({ productId }) => productId);
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'case.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: userId },
  });
  return ok(
    await scope.use(billingPort).planPrice({
      userId,
      checkoutId,
      productIds: productIds ?? asked,
      agreedPrices: new Map(userProducts.map(({ productId, price }) => [productId, price])),
      from: asked,
    }),
  );
};
