// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SubmitServiceRequestMutationVariables = { input: Schema.ServiceRequestInput };

export type SubmitServiceRequestMutation = { readonly submitServiceRequest: { readonly id: string, readonly alarm: string | null } };

export const SubmitServiceRequestDocument = /* @__PURE__ */ typedDocument<SubmitServiceRequestMutation, SubmitServiceRequestMutationVariables>(
  'SubmitServiceRequest',
  'mutation SubmitServiceRequest($input:ServiceRequestInput!){submitServiceRequest(input:$input){id alarm}}',
);
