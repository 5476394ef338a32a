// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SavedAnswersFragment } from '#modules/eligibility/ui/saved-answers.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveRequestIntakeMutationVariables = { input: Schema.IntakeSaveInput };

export type SaveRequestIntakeMutation = { readonly saveIntake: SavedAnswersFragment };

export const SaveRequestIntakeDocument = /* @__PURE__ */ typedDocument<SaveRequestIntakeMutation, SaveRequestIntakeMutationVariables>(
  'SaveRequestIntake',
  'mutation SaveRequestIntake($input:IntakeSaveInput!){saveIntake(input:$input){...SavedAnswers}}fragment SavedAnswers on IntakeSaved{responseId revision savedAt configVersion}',
);
