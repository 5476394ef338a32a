// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** configVersion: of the questions the page shows; an older one is carried over. */
export type IntakeSaveInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
};

export type SaveIntakeMutationVariables = {
  input: IntakeSaveInput;
};

export type SaveIntakeMutation = { readonly saveIntake: { readonly responseId: string, readonly revision: number, readonly savedAt: string, readonly configVersion: number } };

export const SaveIntakeDocument = typedDocument<SaveIntakeMutation, SaveIntakeMutationVariables>(
  'SaveIntake',
  'mutation SaveIntake($input:IntakeSaveInput!){saveIntake(input:$input){responseId revision savedAt configVersion}}',
);
