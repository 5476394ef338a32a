// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChangeSavedCartMutationVariables = { add?: ReadonlyArray<number> | null | undefined; remove?: ReadonlyArray<number> | null | undefined };

export type ChangeSavedCartMutation = { readonly changeSavedCart: { readonly productIds: ReadonlyArray<number> } };

export const ChangeSavedCartDocument = /* @__PURE__ */ typedDocument<ChangeSavedCartMutation, ChangeSavedCartMutationVariables>(
  'ChangeSavedCart',
  'mutation ChangeSavedCart($add:[Int!]$remove:[Int!]){changeSavedCart(add:$add remove:$remove){productIds}}',
);
