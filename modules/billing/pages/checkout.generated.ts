// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { CardEntrySettingsFragment } from '#modules/billing/ui/card-entry-settings.generated.ts';
import type { CartQuoteFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';
import type { CheckoutBoxFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';
import type { ContactDetailsFragment } from '#modules/account/ui/contact-details.generated.ts';
import type { SavedAddressContentFragment } from '#modules/billing/ui/saved-address-content.generated.ts';
import type { SavedCardContentFragment } from '#modules/billing/ui/saved-card-content.generated.ts';
import type { ShippingChoiceFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';

export type CheckoutPageQueryVariables = { products: string };

export type CheckoutPageQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null }
    & ContactDetailsFragment
  ) | null, readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly isRx: boolean, readonly drugDescriptionResultsPage: string | null }>, readonly checkoutPage: { readonly ignoredIds: ReadonlyArray<string>, readonly notOffered: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly servedStates: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly supplyInformation: string, readonly drugType: string, readonly needsPrescription: boolean, readonly price: number, readonly unavailableStates: ReadonlyArray<{ readonly code: string }> }>, readonly alreadyTaken: ReadonlyArray<{ readonly message: string, readonly href: string, readonly label: string }>, readonly quote: CartQuoteFragment, readonly shippingOptions: ReadonlyArray<ShippingChoiceFragment>, readonly cardEntry: CardEntrySettingsFragment, readonly savedCard: CardDetailsFragment | null, readonly agreements: ReadonlyArray<CheckoutBoxFragment>, readonly account: { readonly adds: ReadonlyArray<string>, readonly replaces: ReadonlyArray<string>, readonly plan: ReadonlyArray<{ readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly credit: number, readonly everyDays: number, readonly on: string | null }>, readonly addresses: ReadonlyArray<SavedAddressContentFragment>, readonly cards: ReadonlyArray<SavedCardContentFragment> } | null } };

export const CheckoutPageDocument = typedDocument<CheckoutPageQuery, CheckoutPageQueryVariables>(
  'CheckoutPage',
  'query CheckoutPage($products:String!){currentUser{id email firstName lastName ...ContactDetails}catalogue{drugType isRx drugDescriptionResultsPage}checkoutPage(products:$products){products{id displayedName supplyInformation unavailableStates{code}drugType needsPrescription price}ignoredIds notOffered alreadyTaken{message href label}leftOut quote{...CartQuote}shippingOptions{...ShippingChoice}cardEntry{...CardEntrySettings}savedCard{...CardDetails}servedStates agreements{...CheckoutBox}account{plan{productNames amount credit everyDays on}adds replaces addresses{...SavedAddressContent}cards{...SavedCardContent}}}}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}fragment CartQuote on Quote{today{...PriceSectionDetails}onApproval{...PriceSectionDetails}nextCharges{on afterDays amount laterSteps{fromOrder amount}productNames everyDays}creditLeft needsPrescription isTaxKnown consentVersion}fragment CheckoutBox on CheckoutAgreement{field isRequired consent{id text missing document{title href}}}fragment ContactDetails on User{phone{phoneAreaCode phoneNumber}profile{dob}address{...FullAddress}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}fragment PriceSectionDetails on QuoteSection{lines{kind label amount productId isDiscount}total subtotal salesTax}fragment SavedAddressContent on SavedAddress{id streetAddress1 streetAddress2 city state zipCode}fragment SavedCardContent on SavedCard{id brand last4 wallet expMonth expYear isDefault expiry}fragment ShippingChoice on ShippingOption{name label detail price problem}',
);
