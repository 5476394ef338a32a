// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StopOrderMutationVariables = { orderId: string };

export type StopOrderMutation = { readonly stopOrder: boolean };

export const StopOrderDocument = /* @__PURE__ */ typedDocument<StopOrderMutation, StopOrderMutationVariables>(
  'StopOrder',
  'mutation StopOrder($orderId:ID!){stopOrder(orderId:$orderId)}',
);
