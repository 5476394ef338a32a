// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { LastPurchaseFragment } from '#modules/portal/ui/thank-you/last-purchase.generated.ts';

export type GetStartedThankYouQueryVariables = Readonly<Record<string, never>>;

export type GetStartedThankYouQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly firstName: string | null }
    & LastPurchaseFragment
  ) | null };

export const GetStartedThankYouDocument = /* @__PURE__ */ typedDocument<GetStartedThankYouQuery, GetStartedThankYouQueryVariables>(
  'GetStartedThankYou',
  'query GetStartedThankYou{currentUser{id email firstName ...LastPurchase}}fragment LastPurchase on User{orders{id number createdAt total label detail lines{productId name amount drugType}otherLines{label amount}shipsTo arrivesBy invoice{summary amountCharged pdf receipt}}billing{subscriptions{id productNames amount nextAmount credit nextBillingDate needsPrescription cycleInDays isCancellable}}}',
);
