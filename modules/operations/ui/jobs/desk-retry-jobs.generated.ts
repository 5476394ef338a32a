// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRetryJobsMutationVariables = { kind: string };

export type DeskRetryJobsMutation = { readonly deskRetryJobs: number };

export const DeskRetryJobsDocument = /* @__PURE__ */ typedDocument<DeskRetryJobsMutation, DeskRetryJobsMutationVariables>(
  'DeskRetryJobs',
  'mutation DeskRetryJobs($kind:String!){deskRetryJobs(kind:$kind)}',
);
