// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveCartMutationVariables = { productIds: ReadonlyArray<number> };

export type SaveCartMutation = { readonly saveCart: ReadonlyArray<number> };

export const SaveCartDocument = /* @__PURE__ */ typedDocument<SaveCartMutation, SaveCartMutationVariables>(
  'SaveCart',
  'mutation SaveCart($productIds:[Int!]!){saveCart(productIds:$productIds)}',
);
