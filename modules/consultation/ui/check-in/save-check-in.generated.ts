// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SavedAnswersFragment } from '#modules/eligibility/ui/saved-answers.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveCheckInMutationVariables = { input: Schema.IntakeSaveInput };

export type SaveCheckInMutation = { readonly saveCheckIn: SavedAnswersFragment };

export const SaveCheckInDocument = /* @__PURE__ */ typedDocument<SaveCheckInMutation, SaveCheckInMutationVariables>(
  'SaveCheckIn',
  'mutation SaveCheckIn($input:IntakeSaveInput!){saveCheckIn(input:$input){...SavedAnswers}}fragment SavedAnswers on IntakeSaved{responseId revision savedAt configVersion}',
);
