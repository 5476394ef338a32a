// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type KeepCartMutationVariables = { productIds: ReadonlyArray<number> };

export type KeepCartMutation = { readonly keepCart: ReadonlyArray<number> };

export const KeepCartDocument = typedDocument<KeepCartMutation, KeepCartMutationVariables>(
  'KeepCart',
  'mutation KeepCart($productIds:[Int!]!){keepCart(productIds:$productIds)}',
);
