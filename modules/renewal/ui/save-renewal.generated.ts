// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SavedAnswersFragment } from '#modules/eligibility/ui/saved-answers.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveRenewalIntakeMutationVariables = { input: Schema.IntakeSaveInput; step?: string | null | undefined };

export type SaveRenewalIntakeMutation = { readonly saveRenewalIntake: SavedAnswersFragment };

export const SaveRenewalIntakeDocument = /* @__PURE__ */ typedDocument<SaveRenewalIntakeMutation, SaveRenewalIntakeMutationVariables>(
  'SaveRenewalIntake',
  'mutation SaveRenewalIntake($input:IntakeSaveInput!$step:String){saveRenewalIntake(input:$input step:$step){...SavedAnswers}}fragment SavedAnswers on IntakeSaved{responseId revision savedAt configVersion}',
);
