// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RenewalContentFragment } from '#modules/renewal/ui/renewal-content.generated.ts';
import type { RenewalIntakeContentFragment } from '#modules/renewal/ui/renewal-questions.generated.ts';

export type RenewalMedicalHistoryPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalMedicalHistoryPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: RenewalContentFragment } | null, readonly renewalIntake: RenewalIntakeContentFragment | null };

export const RenewalMedicalHistoryPageDocument = /* @__PURE__ */ typedDocument<RenewalMedicalHistoryPageQuery, RenewalMedicalHistoryPageQueryVariables>(
  'RenewalMedicalHistoryPage',
  'query RenewalMedicalHistoryPage{currentUser{id renewal{...RenewalContent}}renewalIntake(step:"medicalHistory"){...RenewalIntakeContent}}fragment RenewalContent on RenewalView{status due title detail refills photoViews treatments{name drugType}}fragment RenewalIntakeContent on Intake{responseId revision config answers retiredQuestionIds savedAt}',
);
