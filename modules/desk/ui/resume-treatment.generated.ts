// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskResumeTreatmentMutationVariables = { input: Schema.DeskTreatmentInput };

export type DeskResumeTreatmentMutation = { readonly deskResume: { readonly changed: ReadonlyArray<string>, readonly awaitSecondClinician: ReadonlyArray<string> } };

export const DeskResumeTreatmentDocument = /* @__PURE__ */ typedDocument<DeskResumeTreatmentMutation, DeskResumeTreatmentMutationVariables>(
  'DeskResumeTreatment',
  'mutation DeskResumeTreatment($input:DeskTreatmentInput!){deskResume(input:$input){changed awaitSecondClinician}}',
);
