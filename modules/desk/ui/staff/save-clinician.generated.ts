// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveClinicianMutationVariables = { email: string; input: Schema.ClinicianInput };

export type SaveClinicianMutation = { readonly saveClinician: boolean };

export const SaveClinicianDocument = /* @__PURE__ */ typedDocument<SaveClinicianMutation, SaveClinicianMutationVariables>(
  'SaveClinician',
  'mutation SaveClinician($email:String!$input:ClinicianInput!){saveClinician(email:$email input:$input)}',
);
