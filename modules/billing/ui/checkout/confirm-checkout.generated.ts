// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { PlacedOrderFragment } from '#modules/billing/ui/checkout/placed-order.generated.ts';

export type ConfirmCheckoutMutationVariables = { checkoutId: string; orderAgain?: boolean | null | undefined };

export type ConfirmCheckoutMutation = { readonly confirmCheckout: PlacedOrderFragment };

export const ConfirmCheckoutDocument = /* @__PURE__ */ typedDocument<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>(
  'ConfirmCheckout',
  'mutation ConfirmCheckout($checkoutId:ID!$orderAgain:Boolean){confirmCheckout(checkoutId:$checkoutId orderAgain:$orderAgain){...PlacedOrder}}fragment PlacedOrder on CheckoutResult{status actionUrl href ordered purchase{productIds specialties purchaseAmount}}',
);
