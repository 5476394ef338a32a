// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskMergeAccountsMutationVariables = { consultationId?: string | null | undefined; duplicateId: string; keepThis: boolean; reason: string };

export type DeskMergeAccountsMutation = { readonly deskMergeAccounts: boolean };

export const DeskMergeAccountsDocument = /* @__PURE__ */ typedDocument<DeskMergeAccountsMutation, DeskMergeAccountsMutationVariables>(
  'DeskMergeAccounts',
  'mutation DeskMergeAccounts($consultationId:ID$duplicateId:ID!$keepThis:Boolean!$reason:String!){deskMergeAccounts(consultationId:$consultationId duplicateId:$duplicateId keepThis:$keepThis reason:$reason)}',
);
