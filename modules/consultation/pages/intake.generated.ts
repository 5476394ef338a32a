// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type IntakePageQueryVariables = Readonly<Record<string, never>>;

export type IntakePageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly submittedAt: string | null, readonly statusLabel: string, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly intakePath: string, readonly ssriWarning: { readonly isAccepted: boolean } | null, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }>, readonly intake: { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly status: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string } | null, readonly submittedIntake: { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly savedAt: string } | null, readonly outcome: IntakeResultFragment | null } | null } | null };

export const IntakePageDocument = typedDocument<IntakePageQuery, IntakePageQueryVariables>(
  'IntakePage',
  'query IntakePage{currentUser{id visit{id submittedAt statusLabel canUploadPhotos photoViews intakePath ssriWarning{isAccepted}requestedProducts{id drugType publicDisplayedName}intake{responseId revision config answers status retiredQuestionIds savedAt}submittedIntake{responseId revision config answers savedAt}outcome{...IntakeResult}}}}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}',
);
