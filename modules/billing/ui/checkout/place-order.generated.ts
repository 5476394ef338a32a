// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { PlacedOrderFragment } from '#modules/billing/ui/checkout/placed-order.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type PlaceOrderMutationVariables = { input: Schema.PlaceOrderInput };

export type PlaceOrderMutation = { readonly placeOrder: PlacedOrderFragment };

export const PlaceOrderDocument = /* @__PURE__ */ typedDocument<PlaceOrderMutation, PlaceOrderMutationVariables>(
  'PlaceOrder',
  'mutation PlaceOrder($input:PlaceOrderInput!){placeOrder(input:$input){...PlacedOrder}}fragment PlacedOrder on CheckoutResult{status actionUrl href ordered purchase{productIds specialties purchaseAmount}}',
);
