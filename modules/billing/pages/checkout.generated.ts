// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { CardEntrySettingsFragment } from '#modules/billing/ui/card-entry-settings.generated.ts';
import type { ContactDetailsFragment } from '#modules/account/ui/contact-details.generated.ts';

export type CheckoutPageQueryVariables = { products: string };

export type CheckoutPageQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null }
    & ContactDetailsFragment
  ) | null, readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly isRx: boolean, readonly drugDescriptionResultsPage: string | null }>, readonly checkoutPage: { readonly ignoredIds: ReadonlyArray<string>, readonly notOffered: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly servedStates: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly supplyInformation: string, readonly drugType: string, readonly needsPrescription: boolean, readonly price: number, readonly unavailableStates: ReadonlyArray<{ readonly code: string }> }>, readonly alreadyTaken: ReadonlyArray<{ readonly message: string, readonly href: string, readonly label: string }>, readonly quote: { readonly needsPrescription: boolean, readonly consentText: string, readonly consentVersion: string, readonly today: { readonly total: number, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: number, readonly productId: number | null }> }, readonly onApproval: { readonly total: number, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: number, readonly productId: number | null }> }, readonly nextCharges: ReadonlyArray<{ readonly on: string | null, readonly afterDays: number, readonly amount: number, readonly productNames: ReadonlyArray<string>, readonly everyDays: number }> }, readonly cardEntry: CardEntrySettingsFragment, readonly savedCard: CardDetailsFragment | null } };

export const CheckoutPageDocument = typedDocument<CheckoutPageQuery, CheckoutPageQueryVariables>(
  'CheckoutPage',
  'query CheckoutPage($products:String!){currentUser{id email firstName lastName ...ContactDetails}catalogue{drugType isRx drugDescriptionResultsPage}checkoutPage(products:$products){products{id displayedName supplyInformation unavailableStates{code}drugType needsPrescription price}ignoredIds notOffered alreadyTaken{message href label}leftOut quote{today{lines{label amount productId}total}onApproval{lines{label amount productId}total}nextCharges{on afterDays amount productNames everyDays}needsPrescription consentText consentVersion}cardEntry{...CardEntrySettings}savedCard{...CardDetails}servedStates}}fragment CardDetails on CardSummary{brand last4 expMonth expYear}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}fragment ContactDetails on User{phone{phoneAreaCode phoneNumber}profile{dob}address{...FullAddress}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}',
);
