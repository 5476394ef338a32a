// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveMessageDraftMutationVariables = { subject: string; body: string };

export type SaveMessageDraftMutation = { readonly saveMessageDraft: boolean };

export const SaveMessageDraftDocument = /* @__PURE__ */ typedDocument<SaveMessageDraftMutation, SaveMessageDraftMutationVariables>(
  'SaveMessageDraft',
  'mutation SaveMessageDraft($subject:String!$body:String!){saveMessageDraft(subject:$subject body:$body)}',
);
