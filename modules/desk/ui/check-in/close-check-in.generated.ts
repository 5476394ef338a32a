// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskCloseCheckInMutationVariables = { input: Schema.DeskCheckInInput };

export type DeskCloseCheckInMutation = { readonly deskCloseCheckIn: { readonly consultationId: string, readonly status: string } };

export const DeskCloseCheckInDocument = /* @__PURE__ */ typedDocument<DeskCloseCheckInMutation, DeskCloseCheckInMutationVariables>(
  'DeskCloseCheckIn',
  'mutation DeskCloseCheckIn($input:DeskCheckInInput!){deskCloseCheckIn(input:$input){consultationId status}}',
);
