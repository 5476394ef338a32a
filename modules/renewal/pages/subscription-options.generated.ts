// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualAddressContentFragment } from '#modules/renewal/ui/annual/annual-address.generated.ts';
import type { RenewalContentFragment } from '#modules/renewal/ui/renewal-content.generated.ts';
import type { RenewalOptionsContentFragment } from '#modules/renewal/ui/renewal-options-content.generated.ts';

export type RenewalOptionsPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalOptionsPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: (
      { readonly unfinished: ReadonlyArray<{ readonly title: string, readonly href: string }>, readonly options: RenewalOptionsContentFragment | null, readonly address: AnnualAddressContentFragment | null }
      & RenewalContentFragment
    ) } | null, readonly renewalIntake: { readonly responseId: string, readonly revision: number } | null };

export const RenewalOptionsPageDocument = /* @__PURE__ */ typedDocument<RenewalOptionsPageQuery, RenewalOptionsPageQueryVariables>(
  'RenewalOptionsPage',
  'query RenewalOptionsPage{currentUser{id renewal{...RenewalContent unfinished{title href}options{...RenewalOptionsContent}address{...AnnualAddressContent}}}renewalIntake{responseId revision}}fragment AnnualAddressContent on AnnualAddress{streetAddress1 streetAddress2 city state zipCode hash isConfirmed}fragment RenewalContent on RenewalView{status due title detail refills photoViews treatments{name drugType}}fragment RenewalOptionsContent on RenewalOptions{others consentText plans{subscriptionId names amount everyDays nextBillingDate mayPause pauseFrom pauseTo isChosen choice size wish until after sizes{everyDays amount}}}',
);
