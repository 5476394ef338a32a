import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { methodProblem } from '../../domain/pricing/shipping-limits.ts';
import { shippingMethodNames, shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';

/** The shipping methods for a cart, the free one first, and why one is not possible. */
export const shippingOptions = (scope: Scope, products: readonly Product[]) => {
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  return shippingMethodNames.map((name) => {
    const { label, businessDays, price } = methods[name];
    return {
      name,
      label,
      detail: `${businessDays.from} to ${businessDays.to} business days after it leaves the pharmacy`,
      price,
      problem: methodProblem(methods[name], products),
    };
  });
};
