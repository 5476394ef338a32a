// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type EndLeaveMutationVariables = { email: string; id: string };

export type EndLeaveMutation = { readonly endLeave: boolean };

export const EndLeaveDocument = /* @__PURE__ */ typedDocument<EndLeaveMutation, EndLeaveMutationVariables>(
  'EndLeave',
  'mutation EndLeave($email:String!$id:ID!){endLeave(email:$email id:$id)}',
);
