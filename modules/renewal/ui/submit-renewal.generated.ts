// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SubmitRenewalMutationVariables = { responseId: string; revision: number; isEmergency?: boolean | null | undefined; acknowledgedRuleIds?: ReadonlyArray<string> | null | undefined; agreed?: boolean | null | undefined; shownHash?: string | null | undefined };

export type SubmitRenewalMutation = { readonly submitRenewal: { readonly status: string } };

export const SubmitRenewalDocument = /* @__PURE__ */ typedDocument<SubmitRenewalMutation, SubmitRenewalMutationVariables>(
  'SubmitRenewal',
  'mutation SubmitRenewal($responseId:ID!$revision:Int!$isEmergency:Boolean$acknowledgedRuleIds:[String!]$agreed:Boolean$shownHash:String){submitRenewal(responseId:$responseId revision:$revision isEmergency:$isEmergency acknowledgedRuleIds:$acknowledgedRuleIds agreed:$agreed shownHash:$shownHash){status}}',
);
