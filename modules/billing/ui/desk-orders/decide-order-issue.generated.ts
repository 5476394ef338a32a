// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskDecideOrderIssueMutationVariables = { input: Schema.DeskIssueDecisionInput };

export type DeskDecideOrderIssueMutation = { readonly deskDecideOrderIssue: boolean };

export const DeskDecideOrderIssueDocument = /* @__PURE__ */ typedDocument<DeskDecideOrderIssueMutation, DeskDecideOrderIssueMutationVariables>(
  'DeskDecideOrderIssue',
  'mutation DeskDecideOrderIssue($input:DeskIssueDecisionInput!){deskDecideOrderIssue(input:$input)}',
);
