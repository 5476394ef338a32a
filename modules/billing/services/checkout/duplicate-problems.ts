import type { FieldProblem } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { type OrderInQuestion, therapyCheckPort } from '../../index.ts';

/** A problem on `productIds` for each product that the patient has already or that a rule refuses. */
export const duplicateProblems = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  order: OrderInQuestion,
): Promise<readonly FieldProblem[]> =>
  (await scope.use(therapyCheckPort).refusals(userId, products, order)).map(({ message, hint }) => ({
    field: 'productIds',
    message: `${message} ${hint}`.trim(),
  }));
