// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RenewalIntakeContentFragment } from '#modules/renewal/ui/renewal-questions.generated.ts';

export type AnnualQuestionsQueryVariables = Readonly<Record<string, never>>;

export type AnnualQuestionsQuery = { readonly renewalIntake: RenewalIntakeContentFragment | null };

export const AnnualQuestionsDocument = /* @__PURE__ */ typedDocument<AnnualQuestionsQuery, AnnualQuestionsQueryVariables>(
  'AnnualQuestions',
  'query AnnualQuestions{renewalIntake{...RenewalIntakeContent}}fragment RenewalIntakeContent on Intake{responseId revision config answers retiredQuestionIds savedAt}',
);
