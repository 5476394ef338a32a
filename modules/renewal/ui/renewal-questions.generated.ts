// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RenewalQuestionsQueryVariables = { step: string };

export type RenewalQuestionsQuery = { readonly renewalIntake: RenewalIntakeContentFragment | null };

export type RenewalIntakeContentFragment = { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string };

export const RenewalQuestionsDocument = /* @__PURE__ */ typedDocument<RenewalQuestionsQuery, RenewalQuestionsQueryVariables>(
  'RenewalQuestions',
  'query RenewalQuestions($step:String!){renewalIntake(step:$step){...RenewalIntakeContent}}fragment RenewalIntakeContent on Intake{responseId revision config answers retiredQuestionIds savedAt}',
);
