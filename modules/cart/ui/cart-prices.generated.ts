// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CartPricesQueryVariables = { productIds: ReadonlyArray<number> };

export type CartPricesQuery = { readonly cartPreview: { readonly lineItems: ReadonlyArray<{ readonly amount: number, readonly amountWithDiscount: number, readonly nextAmount: number, readonly lastAmount: number, readonly canBeRemoved: boolean, readonly product: { readonly id: number } }> } };

export const CartPricesDocument = /* @__PURE__ */ typedDocument<CartPricesQuery, CartPricesQueryVariables>(
  'CartPrices',
  'query CartPrices($productIds:[Int!]!){cartPreview(productIds:$productIds){lineItems{amount amountWithDiscount nextAmount lastAmount canBeRemoved product{id}}}}',
);
