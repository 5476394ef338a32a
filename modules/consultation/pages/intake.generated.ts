// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { QuestionsOfVisitFragment } from '#modules/consultation/ui/intake/questions-of-visit.generated.ts';

export type IntakePageQueryVariables = Readonly<Record<string, never>>;

export type IntakePageQuery = { readonly currentUser: { readonly id: string, readonly visit: (
      { readonly submittedAt: string | null, readonly statusLabel: string, readonly canUploadPhotos: boolean, readonly ssriWarning: { readonly isAccepted: boolean } | null, readonly submittedIntake: { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly savedAt: string } | null }
      & QuestionsOfVisitFragment
    ) | null } | null };

export const IntakePageDocument = /* @__PURE__ */ typedDocument<IntakePageQuery, IntakePageQueryVariables>(
  'IntakePage',
  'query IntakePage{currentUser{id visit{...QuestionsOfVisit submittedAt statusLabel canUploadPhotos ssriWarning{isAccepted}submittedIntake{responseId revision config answers savedAt}}}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}fragment QuestionsOfVisit on Visit{id photoViews intakePath requestedProducts{id drugType publicDisplayedName}intake{...IntakeContent}outcome{...IntakeResult}}',
);
