// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RevertListingChangeMutationVariables = { changeId: string; version: number; reason: string; acceptWarnings: boolean };

export type RevertListingChangeMutation = { readonly revertListingChange: { readonly id: string, readonly version: number } };

export const RevertListingChangeDocument = /* @__PURE__ */ typedDocument<RevertListingChangeMutation, RevertListingChangeMutationVariables>(
  'RevertListingChange',
  'mutation RevertListingChange($changeId:ID!$version:Int!$reason:String!$acceptWarnings:Boolean!){revertListingChange(changeId:$changeId version:$version reason:$reason acceptWarnings:$acceptWarnings){id version}}',
);
