// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskDiscontinueTreatmentMutationVariables = { input: Schema.DeskTreatmentInput };

export type DeskDiscontinueTreatmentMutation = { readonly deskDiscontinue: { readonly changed: ReadonlyArray<string> } };

export const DeskDiscontinueTreatmentDocument = /* @__PURE__ */ typedDocument<DeskDiscontinueTreatmentMutation, DeskDiscontinueTreatmentMutationVariables>(
  'DeskDiscontinueTreatment',
  'mutation DeskDiscontinueTreatment($input:DeskTreatmentInput!){deskDiscontinue(input:$input){changed}}',
);
