// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskDismissDuplicateMutationVariables = { consultationId?: string | null | undefined; duplicateId: string; reason: string };

export type DeskDismissDuplicateMutation = { readonly deskDismissDuplicate: boolean };

export const DeskDismissDuplicateDocument = /* @__PURE__ */ typedDocument<DeskDismissDuplicateMutation, DeskDismissDuplicateMutationVariables>(
  'DeskDismissDuplicate',
  'mutation DeskDismissDuplicate($consultationId:ID$duplicateId:ID!$reason:String!){deskDismissDuplicate(consultationId:$consultationId duplicateId:$duplicateId reason:$reason)}',
);
