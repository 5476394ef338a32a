// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type WithdrawAccountDeletionMutationVariables = Readonly<Record<string, never>>;

export type WithdrawAccountDeletionMutation = { readonly withdrawAccountDeletion: boolean };

export const WithdrawAccountDeletionDocument = /* @__PURE__ */ typedDocument<WithdrawAccountDeletionMutation, WithdrawAccountDeletionMutationVariables>(
  'WithdrawAccountDeletion',
  'mutation WithdrawAccountDeletion{withdrawAccountDeletion}',
);
