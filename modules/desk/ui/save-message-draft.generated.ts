// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskSaveMessageDraftMutationVariables = { consultationId: string; subject: string; body: string };

export type DeskSaveMessageDraftMutation = { readonly deskSaveMessageDraft: boolean };

export const DeskSaveMessageDraftDocument = /* @__PURE__ */ typedDocument<DeskSaveMessageDraftMutation, DeskSaveMessageDraftMutationVariables>(
  'DeskSaveMessageDraft',
  'mutation DeskSaveMessageDraft($consultationId:ID!$subject:String!$body:String!){deskSaveMessageDraft(consultationId:$consultationId subject:$subject body:$body)}',
);
