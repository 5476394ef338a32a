// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChangeNextChargeMutationVariables = { subscriptionId: string; date: string };

export type ChangeNextChargeMutation = { readonly changeNextBillingDate: { readonly id: string, readonly nextBillingDate: string | null } };

export const ChangeNextChargeDocument = /* @__PURE__ */ typedDocument<ChangeNextChargeMutation, ChangeNextChargeMutationVariables>(
  'ChangeNextCharge',
  'mutation ChangeNextCharge($subscriptionId:ID!$date:Date!){changeNextBillingDate(subscriptionId:$subscriptionId date:$date){id nextBillingDate}}',
);
