// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveLicenseMutationVariables = { email: string; input: Schema.LicenseInput };

export type SaveLicenseMutation = { readonly saveLicense: boolean };

export const SaveLicenseDocument = /* @__PURE__ */ typedDocument<SaveLicenseMutation, SaveLicenseMutationVariables>(
  'SaveLicense',
  'mutation SaveLicense($email:String!$input:LicenseInput!){saveLicense(email:$email input:$input)}',
);
