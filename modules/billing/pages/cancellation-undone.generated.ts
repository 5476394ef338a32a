// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { SubscriptionSummaryFragment } from '#modules/billing/ui/subscription-summary.generated.ts';

export type CancellationUndonePageQueryVariables = Readonly<Record<string, never>>;

export type CancellationUndonePageQuery = { readonly currentUser: (
    { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<(
        { readonly amount: number, readonly everyDays: number, readonly nextBillingDate: string | null }
        & SubscriptionSummaryFragment
      )> } }
    & AppLayoutUserFragment
  ) | null };

export const CancellationUndonePageDocument = /* @__PURE__ */ typedDocument<CancellationUndonePageQuery, CancellationUndonePageQueryVariables>(
  'CancellationUndonePage',
  'query CancellationUndonePage{currentUser{id ...AppLayoutUser billing{subscriptions{...SubscriptionSummary amount everyDays nextBillingDate}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment SubscriptionSummary on SubscriptionCard{id label detail productNames isCancellable}',
);
