// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CancelSubscriptionMutationVariables = { subscriptionId: string; feedback?: string | null | undefined };

export type CancelSubscriptionMutation = { readonly cancelSubscription: { readonly subscriptionId: string } };

export const CancelSubscriptionDocument = /* @__PURE__ */ typedDocument<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>(
  'CancelSubscription',
  'mutation CancelSubscription($subscriptionId:ID!$feedback:String){cancelSubscription(subscriptionId:$subscriptionId feedback:$feedback){subscriptionId}}',
);
