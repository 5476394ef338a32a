// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskActOnServiceRequestMutationVariables = { input: Schema.DeskRequestActionInput };

export type DeskActOnServiceRequestMutation = { readonly deskActOnServiceRequest: boolean };

export const DeskActOnServiceRequestDocument = /* @__PURE__ */ typedDocument<DeskActOnServiceRequestMutation, DeskActOnServiceRequestMutationVariables>(
  'DeskActOnServiceRequest',
  'mutation DeskActOnServiceRequest($input:DeskRequestActionInput!){deskActOnServiceRequest(input:$input)}',
);
