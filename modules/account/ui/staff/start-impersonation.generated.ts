// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartImpersonationMutationVariables = { patientId: string; reason: string };

export type StartImpersonationMutation = { readonly startImpersonation: { readonly token: string, readonly action: string } };

export const StartImpersonationDocument = /* @__PURE__ */ typedDocument<StartImpersonationMutation, StartImpersonationMutationVariables>(
  'StartImpersonation',
  'mutation StartImpersonation($patientId:ID!$reason:String!){startImpersonation(patientId:$patientId reason:$reason){token action}}',
);
