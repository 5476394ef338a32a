// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type IntakeSaveInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
};

export type SaveRenewalIntakeMutationVariables = {
  input: IntakeSaveInput;
};

export type SaveRenewalIntakeMutation = { readonly saveRenewalIntake: { readonly responseId: string, readonly revision: number, readonly savedAt: string } };

export const SaveRenewalIntakeDocument = typedDocument<SaveRenewalIntakeMutation, SaveRenewalIntakeMutationVariables>(
  'SaveRenewalIntake',
  'mutation SaveRenewalIntake($input:IntakeSaveInput!){saveRenewalIntake(input:$input){responseId revision savedAt}}',
);
