// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskDecideContinuityMutationVariables = { input: Schema.DeskContinuityInput };

export type DeskDecideContinuityMutation = { readonly deskDecideContinuity: boolean };

export const DeskDecideContinuityDocument = /* @__PURE__ */ typedDocument<DeskDecideContinuityMutation, DeskDecideContinuityMutationVariables>(
  'DeskDecideContinuity',
  'mutation DeskDecideContinuity($input:DeskContinuityInput!){deskDecideContinuity(input:$input)}',
);
