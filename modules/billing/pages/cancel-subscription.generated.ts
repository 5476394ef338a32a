// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { SubscriptionSummaryFragment } from '#modules/billing/ui/subscription-summary.generated.ts';

export type CancelSubscriptionPageQueryVariables = Readonly<Record<string, never>>;

export type CancelSubscriptionPageQuery = { readonly currentUser: (
    { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<(
        { readonly drugTypes: ReadonlyArray<string>, readonly amount: number, readonly cycleInDays: number, readonly everyDays: number, readonly nextBillingDate: string | null, readonly needsPrescription: boolean }
        & SubscriptionSummaryFragment
      )> } }
    & AppLayoutUserFragment
  ) | null };

export const CancelSubscriptionPageDocument = /* @__PURE__ */ typedDocument<CancelSubscriptionPageQuery, CancelSubscriptionPageQueryVariables>(
  'CancelSubscriptionPage',
  'query CancelSubscriptionPage{currentUser{id ...AppLayoutUser billing{subscriptions{...SubscriptionSummary drugTypes amount cycleInDays everyDays nextBillingDate needsPrescription}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment SubscriptionSummary on SubscriptionCard{id label detail productNames isCancellable}',
);
