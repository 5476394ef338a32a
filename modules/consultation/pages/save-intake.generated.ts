// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type IntakeSaveInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
};

export type SaveIntakeMutationVariables = {
  input: IntakeSaveInput;
};

export type SaveIntakeMutation = { readonly saveIntake: { readonly responseId: string, readonly revision: number, readonly savedAt: string } };

export const SaveIntakeDocument = typedDocument<SaveIntakeMutation, SaveIntakeMutationVariables>(
  'SaveIntake',
  'mutation SaveIntake($input:IntakeSaveInput!){saveIntake(input:$input){responseId revision savedAt}}',
);
