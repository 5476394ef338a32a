// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { BillingActionContentFragment } from '#modules/billing/ui/billing-action-content.generated.ts';
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { SubscriptionSummaryFragment } from '#modules/billing/ui/subscription-summary.generated.ts';

export type AutoRefillPreferencesPageQueryVariables = Readonly<Record<string, never>>;

export type AutoRefillPreferencesPageQuery = { readonly currentUser: (
    { readonly id: string, readonly billing: { readonly action: BillingActionContentFragment | null, readonly card: CardDetailsFragment | null, readonly subscriptions: ReadonlyArray<(
        { readonly amount: number, readonly nextAmount: number, readonly credit: number, readonly cycleInDays: number, readonly everyDays: number, readonly nextBillingDate: string | null, readonly needsPrescription: boolean, readonly shipsTo: string, readonly refill: { readonly fixedBecause: string | null, readonly isPaused: boolean, readonly isAutomatic: boolean, readonly earliest: string, readonly earliestReason: string, readonly latest: string, readonly supplyInDays: number, readonly everyDays: number, readonly leastWeeks: number | null, readonly mostWeeks: number | null } }
        & SubscriptionSummaryFragment
      )> } }
    & AppLayoutUserFragment
  ) | null };

export const AutoRefillPreferencesPageDocument = /* @__PURE__ */ typedDocument<AutoRefillPreferencesPageQuery, AutoRefillPreferencesPageQueryVariables>(
  'AutoRefillPreferencesPage',
  'query AutoRefillPreferencesPage{currentUser{id ...AppLayoutUser billing{action{...BillingActionContent}card{...CardDetails}subscriptions{...SubscriptionSummary amount nextAmount credit cycleInDays everyDays nextBillingDate needsPrescription shipsTo refill{fixedBecause isPaused isAutomatic earliest earliestReason latest supplyInDays everyDays leastWeeks mostWeeks}}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment BillingActionContent on BillingAction{title detail label href}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment SubscriptionSummary on SubscriptionCard{id label detail productNames isCancellable}',
);
