// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChangeRefillMutationVariables = { change: Schema.RefillChangeInput; requestId: string; agreed: boolean; consentVersion: string; shownHash?: string | null | undefined };

export type ChangeRefillMutation = { readonly changeRefill: boolean };

export const ChangeRefillDocument = /* @__PURE__ */ typedDocument<ChangeRefillMutation, ChangeRefillMutationVariables>(
  'ChangeRefill',
  'mutation ChangeRefill($change:RefillChangeInput!$requestId:ID!$agreed:Boolean!$consentVersion:String!$shownHash:String){changeRefill(change:$change requestId:$requestId agreed:$agreed consentVersion:$consentVersion shownHash:$shownHash)}',
);
