// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RequestEmailChangeMutationVariables = { email: string };

export type RequestEmailChangeMutation = { readonly requestEmailChange: boolean };

export const RequestEmailChangeDocument = /* @__PURE__ */ typedDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(
  'RequestEmailChange',
  'mutation RequestEmailChange($email:String!){requestEmailChange(email:$email)}',
);
