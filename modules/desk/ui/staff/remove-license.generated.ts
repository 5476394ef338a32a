// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveLicenseMutationVariables = { email: string; state: string };

export type RemoveLicenseMutation = { readonly removeLicense: boolean };

export const RemoveLicenseDocument = /* @__PURE__ */ typedDocument<RemoveLicenseMutation, RemoveLicenseMutationVariables>(
  'RemoveLicense',
  'mutation RemoveLicense($email:String!$state:String!){removeLicense(email:$email state:$state)}',
);
