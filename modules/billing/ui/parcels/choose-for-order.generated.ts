// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChooseForOrderMutationVariables = { orderId: string; wish: string };

export type ChooseForOrderMutation = { readonly chooseForOrder: string };

export const ChooseForOrderDocument = /* @__PURE__ */ typedDocument<ChooseForOrderMutation, ChooseForOrderMutationVariables>(
  'ChooseForOrder',
  'mutation ChooseForOrder($orderId:ID!$wish:String!){chooseForOrder(orderId:$orderId wish:$wish)}',
);
