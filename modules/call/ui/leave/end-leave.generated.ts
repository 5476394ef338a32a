// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskEndLeaveMutationVariables = { id: string };

export type DeskEndLeaveMutation = { readonly deskEndLeave: boolean };

export const DeskEndLeaveDocument = /* @__PURE__ */ typedDocument<DeskEndLeaveMutation, DeskEndLeaveMutationVariables>(
  'DeskEndLeave',
  'mutation DeskEndLeave($id:ID!){deskEndLeave(id:$id)}',
);
