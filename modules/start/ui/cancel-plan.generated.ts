// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CancelPlanAfterMoveMutationVariables = { subscriptionId: string };

export type CancelPlanAfterMoveMutation = { readonly cancelSubscription: { readonly subscriptionId: string, readonly effects: ReadonlyArray<string> } };

export const CancelPlanAfterMoveDocument = /* @__PURE__ */ typedDocument<CancelPlanAfterMoveMutation, CancelPlanAfterMoveMutationVariables>(
  'CancelPlanAfterMove',
  'mutation CancelPlanAfterMove($subscriptionId:ID!){cancelSubscription(subscriptionId:$subscriptionId){subscriptionId effects}}',
);
