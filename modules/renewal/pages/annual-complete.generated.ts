// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualContentFragment } from '#modules/renewal/ui/annual/annual-content.generated.ts';
import type { AnnualSupplyContentFragment } from '#modules/renewal/ui/annual/annual-supply.generated.ts';

export type AnnualCompletePageQueryVariables = Readonly<Record<string, never>>;

export type AnnualCompletePageQuery = { readonly currentUser: { readonly id: string, readonly annualCheckIn: (
      { readonly submittedAt: string | null, readonly supply: ReadonlyArray<AnnualSupplyContentFragment> }
      & AnnualContentFragment
    ) } | null };

export const AnnualCompletePageDocument = /* @__PURE__ */ typedDocument<AnnualCompletePageQuery, AnnualCompletePageQueryVariables>(
  'AnnualCompletePage',
  'query AnnualCompletePage{currentUser{id annualCheckIn{...AnnualContent submittedAt supply{...AnnualSupplyContent}}}}fragment AnnualContent on AnnualCheckIn{status title detail refills href dueBy isOverdue isOnHold photoViews treatments{name drugType}}fragment AnnualSupplyContent on AnnualSupply{subscriptionId names amount everyDays nextBillingDate choice size isChosen after sizes{everyDays amount}}',
);
