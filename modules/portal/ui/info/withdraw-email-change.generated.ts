// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type WithdrawEmailChangeMutationVariables = Readonly<Record<string, never>>;

export type WithdrawEmailChangeMutation = { readonly withdrawEmailChange: boolean };

export const WithdrawEmailChangeDocument = /* @__PURE__ */ typedDocument<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>(
  'WithdrawEmailChange',
  'mutation WithdrawEmailChange{withdrawEmailChange}',
);
