// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveLeadMutationVariables = { input: Schema.LeadInput };

export type SaveLeadMutation = { readonly saveLead: boolean };

export const SaveLeadDocument = /* @__PURE__ */ typedDocument<SaveLeadMutation, SaveLeadMutationVariables>(
  'SaveLead',
  'mutation SaveLead($input:LeadInput!){saveLead(input:$input)}',
);
