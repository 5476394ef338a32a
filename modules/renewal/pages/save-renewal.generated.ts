// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** configVersion: of the questions the page shows; an older one is carried over. */
export type IntakeSaveInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
};

export type SaveRenewalIntakeMutationVariables = {
  input: IntakeSaveInput;
};

export type SaveRenewalIntakeMutation = { readonly saveRenewalIntake: { readonly responseId: string, readonly revision: number, readonly savedAt: string, readonly configVersion: number } };

export const SaveRenewalIntakeDocument = typedDocument<SaveRenewalIntakeMutation, SaveRenewalIntakeMutationVariables>(
  'SaveRenewalIntake',
  'mutation SaveRenewalIntake($input:IntakeSaveInput!){saveRenewalIntake(input:$input){responseId revision savedAt configVersion}}',
);
