// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskHoldTreatmentMutationVariables = { input: Schema.DeskTreatmentInput; liftedWhen: string };

export type DeskHoldTreatmentMutation = { readonly deskHold: { readonly changed: ReadonlyArray<string> } };

export const DeskHoldTreatmentDocument = /* @__PURE__ */ typedDocument<DeskHoldTreatmentMutation, DeskHoldTreatmentMutationVariables>(
  'DeskHoldTreatment',
  'mutation DeskHoldTreatment($input:DeskTreatmentInput!$liftedWhen:String!){deskHold(input:$input liftedWhen:$liftedWhen){changed}}',
);
