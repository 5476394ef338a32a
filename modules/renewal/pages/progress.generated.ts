// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RenewalContentFragment } from '#modules/renewal/ui/renewal-content.generated.ts';
import type { RenewalIntakeContentFragment } from '#modules/renewal/ui/renewal-questions.generated.ts';
import type { TrendContentFragment } from '#modules/consultation/ui/check-in/trend-content.generated.ts';

export type RenewalProgressPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalProgressPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: RenewalContentFragment, readonly trends: ReadonlyArray<TrendContentFragment> } | null, readonly renewalIntake: RenewalIntakeContentFragment | null };

export const RenewalProgressPageDocument = /* @__PURE__ */ typedDocument<RenewalProgressPageQuery, RenewalProgressPageQueryVariables>(
  'RenewalProgressPage',
  'query RenewalProgressPage{currentUser{id renewal{...RenewalContent}trends{...TrendContent}}renewalIntake(step:"progress"){...RenewalIntakeContent}}fragment RenewalContent on RenewalView{status due title detail refills photoViews treatments{name drugType}}fragment RenewalIntakeContent on Intake{responseId revision config answers retiredQuestionIds savedAt}fragment TrendContent on Trend{id title high low min max points{on value text}}',
);
