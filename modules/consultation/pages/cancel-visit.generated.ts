// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CancelVisitMutationVariables = { consultationId: string; reason?: string | null | undefined };

export type CancelVisitMutation = { readonly cancelVisit: boolean };

export const CancelVisitDocument = /* @__PURE__ */ typedDocument<CancelVisitMutation, CancelVisitMutationVariables>(
  'CancelVisit',
  'mutation CancelVisit($consultationId:ID!$reason:String){cancelVisit(consultationId:$consultationId reason:$reason)}',
);
