// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SubmitCheckInMutationVariables = { responseId: string; revision: number };

export type SubmitCheckInMutation = { readonly submitCheckIn: { readonly result: string, readonly findings: ReadonlyArray<{ readonly ruleId: string }> } };

export const SubmitCheckInDocument = /* @__PURE__ */ typedDocument<SubmitCheckInMutation, SubmitCheckInMutationVariables>(
  'SubmitCheckIn',
  'mutation SubmitCheckIn($responseId:ID!$revision:Int!){submitCheckIn(responseId:$responseId revision:$revision){result findings{ruleId}}}',
);
