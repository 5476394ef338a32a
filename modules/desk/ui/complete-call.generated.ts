// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskCompleteCallMutationVariables = { consultationId: string; note: string };

export type DeskCompleteCallMutation = { readonly deskCompleteCall: boolean };

export const DeskCompleteCallDocument = /* @__PURE__ */ typedDocument<DeskCompleteCallMutation, DeskCompleteCallMutationVariables>(
  'DeskCompleteCall',
  'mutation DeskCompleteCall($consultationId:ID!$note:String!){deskCompleteCall(consultationId:$consultationId note:$note)}',
);
