// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SavedAnswersFragment } from '#modules/eligibility/ui/saved-answers.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveIntakeMutationVariables = { input: Schema.IntakeSaveInput };

export type SaveIntakeMutation = { readonly saveIntake: SavedAnswersFragment };

export const SaveIntakeDocument = /* @__PURE__ */ typedDocument<SaveIntakeMutation, SaveIntakeMutationVariables>(
  'SaveIntake',
  'mutation SaveIntake($input:IntakeSaveInput!){saveIntake(input:$input){...SavedAnswers}}fragment SavedAnswers on IntakeSaved{responseId revision savedAt configVersion}',
);
