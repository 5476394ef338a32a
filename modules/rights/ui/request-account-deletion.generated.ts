// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RequestAccountDeletionMutationVariables = Readonly<Record<string, never>>;

export type RequestAccountDeletionMutation = { readonly requestAccountDeletion: string };

export const RequestAccountDeletionDocument = /* @__PURE__ */ typedDocument<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>(
  'RequestAccountDeletion',
  'mutation RequestAccountDeletion{requestAccountDeletion}',
);
