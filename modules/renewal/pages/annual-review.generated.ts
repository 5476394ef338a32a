// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualAddressContentFragment } from '#modules/renewal/ui/annual/annual-address.generated.ts';
import type { AnnualContentFragment } from '#modules/renewal/ui/annual/annual-content.generated.ts';
import type { AnnualSupplyContentFragment } from '#modules/renewal/ui/annual/annual-supply.generated.ts';

export type AnnualReviewPageQueryVariables = Readonly<Record<string, never>>;

export type AnnualReviewPageQuery = { readonly currentUser: { readonly id: string, readonly annualCheckIn: (
      { readonly consentText: string, readonly address: AnnualAddressContentFragment | null, readonly supply: ReadonlyArray<AnnualSupplyContentFragment>, readonly steps: ReadonlyArray<{ readonly step: string, readonly title: string, readonly href: string, readonly status: string }>, readonly unfinished: ReadonlyArray<{ readonly title: string, readonly href: string }>, readonly answers: ReadonlyArray<{ readonly title: string, readonly rows: ReadonlyArray<{ readonly question: string, readonly answer: string }> }> }
      & AnnualContentFragment
    ) } | null, readonly renewalIntake: { readonly responseId: string, readonly revision: number } | null };

export const AnnualReviewPageDocument = /* @__PURE__ */ typedDocument<AnnualReviewPageQuery, AnnualReviewPageQueryVariables>(
  'AnnualReviewPage',
  'query AnnualReviewPage{currentUser{id annualCheckIn{...AnnualContent consentText address{...AnnualAddressContent}supply{...AnnualSupplyContent}steps{step title href status}unfinished{title href}answers{title rows{question answer}}}}renewalIntake{responseId revision}}fragment AnnualAddressContent on AnnualAddress{streetAddress1 streetAddress2 city state zipCode hash isConfirmed}fragment AnnualContent on AnnualCheckIn{status title detail refills href dueBy isOverdue isOnHold photoViews treatments{name drugType}}fragment AnnualSupplyContent on AnnualSupply{subscriptionId names amount everyDays nextBillingDate choice size isChosen after sizes{everyDays amount}}',
);
