// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveBuyerMutationVariables = { input: Schema.LeadInput };

export type SaveBuyerMutation = { readonly saveLead: boolean };

export const SaveBuyerDocument = /* @__PURE__ */ typedDocument<SaveBuyerMutation, SaveBuyerMutationVariables>(
  'SaveBuyer',
  'mutation SaveBuyer($input:LeadInput!){saveLead(input:$input)}',
);
