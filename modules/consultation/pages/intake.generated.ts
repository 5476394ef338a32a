// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { IntakeContentFragment } from '#modules/consultation/ui/intake-content.generated.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type IntakePageQueryVariables = Readonly<Record<string, never>>;

export type IntakePageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly submittedAt: string | null, readonly statusLabel: string, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly intakePath: string, readonly ssriWarning: { readonly isAccepted: boolean } | null, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }>, readonly intake: IntakeContentFragment | null, readonly submittedIntake: { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly savedAt: string } | null, readonly outcome: IntakeResultFragment | null } | null } | null };

export const IntakePageDocument = typedDocument<IntakePageQuery, IntakePageQueryVariables>(
  'IntakePage',
  'query IntakePage{currentUser{id visit{id submittedAt statusLabel canUploadPhotos photoViews intakePath ssriWarning{isAccepted}requestedProducts{id drugType publicDisplayedName}intake{...IntakeContent}submittedIntake{responseId revision config answers savedAt}outcome{...IntakeResult}}}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}',
);
