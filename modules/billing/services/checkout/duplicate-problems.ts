import type { FieldProblem } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { therapyCheckPort } from '../../index.ts';

/** A problem on `productIds` for each product that the patient takes already, or waits for from another checkout. */
export const duplicateProblems = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  checkoutId: string,
): Promise<readonly FieldProblem[]> =>
  (await scope.use(therapyCheckPort).refusals(userId, products, checkoutId)).map(({ message, hint }) => ({
    field: 'productIds',
    message: `${message} ${hint}`.trim(),
  }));
