// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeclinePlanMutationVariables = { consultationId: string; reason: string; declinesSsri?: boolean | null | undefined; proposalId?: string | null | undefined };

export type DeclinePlanMutation = { readonly declinePlan: boolean };

export const DeclinePlanDocument = /* @__PURE__ */ typedDocument<DeclinePlanMutation, DeclinePlanMutationVariables>(
  'DeclinePlan',
  'mutation DeclinePlan($consultationId:ID!$reason:String!$declinesSsri:Boolean$proposalId:ID){declinePlan(consultationId:$consultationId reason:$reason declinesSsri:$declinesSsri proposalId:$proposalId)}',
);
