// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { CareProgressFragment } from '#modules/consultation/ui/care-progress.generated.ts';
import type { LastPurchaseFragment } from '#modules/portal/ui/thank-you/last-purchase.generated.ts';

export type ThankYouPageQueryVariables = Readonly<Record<string, never>>;

export type ThankYouPageQuery = { readonly currentUser: (
    { readonly id: string, readonly firstName: string | null, readonly profile: { readonly id: string, readonly hearAboutUs: string | null } | null, readonly care: CareProgressFragment }
    & AppLayoutUserFragment
    & LastPurchaseFragment
  ) | null };

export const ThankYouPageDocument = /* @__PURE__ */ typedDocument<ThankYouPageQuery, ThankYouPageQueryVariables>(
  'ThankYouPage',
  'query ThankYouPage{currentUser{id firstName profile{id hearAboutUs}...AppLayoutUser care{...CareProgress}...LastPurchase}}fragment AppLayoutUser on User{care{unreadMessages}}fragment CareProgress on CareStatus{headline detail action{label href}timeline{label detail at state}}fragment LastPurchase on User{orders{id number createdAt total label detail lines{productId name amount drugType}otherLines{label amount}shipsTo arrivesBy invoice{summary amountCharged pdf receipt}}billing{subscriptions{id productNames amount nextAmount credit nextBillingDate needsPrescription cycleInDays isCancellable}}}',
);
