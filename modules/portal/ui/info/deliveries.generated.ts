// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ShipSubscriptionMutationVariables = { subscriptionId: string; addressId?: string | null | undefined };

export type ShipSubscriptionMutation = { readonly shipSubscription: boolean };

export const ShipSubscriptionDocument = /* @__PURE__ */ typedDocument<ShipSubscriptionMutation, ShipSubscriptionMutationVariables>(
  'ShipSubscription',
  'mutation ShipSubscription($subscriptionId:ID!$addressId:ID){shipSubscription(subscriptionId:$subscriptionId addressId:$addressId)}',
);
