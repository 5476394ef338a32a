// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveRequestLeadMutationVariables = { input: Schema.LeadInput; topic: string };

export type SaveRequestLeadMutation = { readonly saveLead: boolean, readonly saveRequestTopic: boolean };

export const SaveRequestLeadDocument = /* @__PURE__ */ typedDocument<SaveRequestLeadMutation, SaveRequestLeadMutationVariables>(
  'SaveRequestLead',
  'mutation SaveRequestLead($input:LeadInput!$topic:String!){saveLead(input:$input)saveRequestTopic(topic:$topic)}',
);
