// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualContentFragment } from '#modules/renewal/ui/annual/annual-content.generated.ts';
import type { RenewalIntakeContentFragment } from '#modules/renewal/ui/renewal-questions.generated.ts';

export type AnnualCheckInPageQueryVariables = Readonly<Record<string, never>>;

export type AnnualCheckInPageQuery = { readonly currentUser: { readonly id: string, readonly annualCheckIn: AnnualContentFragment } | null, readonly renewalIntake: RenewalIntakeContentFragment | null };

export const AnnualCheckInPageDocument = /* @__PURE__ */ typedDocument<AnnualCheckInPageQuery, AnnualCheckInPageQueryVariables>(
  'AnnualCheckInPage',
  'query AnnualCheckInPage{currentUser{id annualCheckIn{...AnnualContent}}renewalIntake{...RenewalIntakeContent}}fragment AnnualContent on AnnualCheckIn{status title detail refills href dueBy isOverdue isOnHold photoViews treatments{name drugType}}fragment RenewalIntakeContent on Intake{responseId revision config answers retiredQuestionIds savedAt}',
);
