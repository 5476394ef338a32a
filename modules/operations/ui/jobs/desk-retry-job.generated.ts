// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRetryJobMutationVariables = { id: string };

export type DeskRetryJobMutation = { readonly deskRetryJob: boolean };

export const DeskRetryJobDocument = /* @__PURE__ */ typedDocument<DeskRetryJobMutation, DeskRetryJobMutationVariables>(
  'DeskRetryJob',
  'mutation DeskRetryJob($id:ID!){deskRetryJob(id:$id)}',
);
