// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AcceptPlanMutationVariables = { consultationId: string; consent: boolean; consentHash: string; acknowledgedRuleIds: ReadonlyArray<string>; proposalId: string };

export type AcceptPlanMutation = { readonly acceptPlan: boolean };

export const AcceptPlanDocument = /* @__PURE__ */ typedDocument<AcceptPlanMutation, AcceptPlanMutationVariables>(
  'AcceptPlan',
  'mutation AcceptPlan($consultationId:ID!$consent:Boolean!$consentHash:String!$acknowledgedRuleIds:[String!]!$proposalId:ID!){acceptPlan(consultationId:$consultationId consent:$consent consentHash:$consentHash acknowledgedRuleIds:$acknowledgedRuleIds proposalId:$proposalId)}',
);
