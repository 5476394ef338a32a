// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmEmailChangeMutationVariables = { token: string };

export type ConfirmEmailChangeMutation = { readonly confirmEmailChange: string };

export const ConfirmEmailChangeDocument = /* @__PURE__ */ typedDocument<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>(
  'ConfirmEmailChange',
  'mutation ConfirmEmailChange($token:String!){confirmEmailChange(token:$token)}',
);
