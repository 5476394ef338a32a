// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualAddressContentFragment } from '#modules/renewal/ui/annual/annual-address.generated.ts';
import type { AnnualContentFragment } from '#modules/renewal/ui/annual/annual-content.generated.ts';
import type { AnnualSupplyContentFragment } from '#modules/renewal/ui/annual/annual-supply.generated.ts';

export type AnnualShippingPageQueryVariables = Readonly<Record<string, never>>;

export type AnnualShippingPageQuery = { readonly currentUser: { readonly id: string, readonly annualCheckIn: (
      { readonly others: ReadonlyArray<string>, readonly address: AnnualAddressContentFragment | null, readonly supply: ReadonlyArray<AnnualSupplyContentFragment> }
      & AnnualContentFragment
    ) } | null };

export const AnnualShippingPageDocument = /* @__PURE__ */ typedDocument<AnnualShippingPageQuery, AnnualShippingPageQueryVariables>(
  'AnnualShippingPage',
  'query AnnualShippingPage{currentUser{id annualCheckIn{...AnnualContent address{...AnnualAddressContent}supply{...AnnualSupplyContent}others}}}fragment AnnualAddressContent on AnnualAddress{streetAddress1 streetAddress2 city state zipCode hash isConfirmed}fragment AnnualContent on AnnualCheckIn{status title detail refills href dueBy isOverdue isOnHold photoViews treatments{name drugType}}fragment AnnualSupplyContent on AnnualSupply{subscriptionId names amount everyDays nextBillingDate choice size isChosen after sizes{everyDays amount}}',
);
