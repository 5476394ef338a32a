// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChangePhoneMutationVariables = { phone: string };

export type ChangePhoneMutation = { readonly changePhone: boolean };

export const ChangePhoneDocument = /* @__PURE__ */ typedDocument<ChangePhoneMutation, ChangePhoneMutationVariables>(
  'ChangePhone',
  'mutation ChangePhone($phone:String!){changePhone(phone:$phone)}',
);
