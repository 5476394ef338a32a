// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { CardEntrySettingsFragment } from '#modules/billing/ui/card-entry-settings.generated.ts';

export type PaymentAuthenticationPageQueryVariables = Readonly<Record<string, never>>;

export type PaymentAuthenticationPageQuery = { readonly currentUser: (
    { readonly id: string, readonly paymentTask: { readonly invoiceId: string, readonly title: string, readonly number: string, readonly amount: number, readonly message: string, readonly actionUrl: string | null, readonly productNames: ReadonlyArray<string>, readonly ifIgnored: string, readonly cardEntry: CardEntrySettingsFragment, readonly savedCard: CardDetailsFragment | null } | null }
    & AppLayoutUserFragment
  ) | null };

export const PaymentAuthenticationPageDocument = /* @__PURE__ */ typedDocument<PaymentAuthenticationPageQuery, PaymentAuthenticationPageQueryVariables>(
  'PaymentAuthenticationPage',
  'query PaymentAuthenticationPage{currentUser{id ...AppLayoutUser paymentTask{invoiceId title number amount message actionUrl cardEntry{...CardEntrySettings}savedCard{...CardDetails}productNames ifIgnored}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}',
);
