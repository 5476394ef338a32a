// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SubscriptionSummaryFragment } from '#modules/billing/ui/subscription-summary.generated.ts';

export type ThankYouOutOfStatePageQueryVariables = Readonly<Record<string, never>>;

export type ThankYouOutOfStatePageQuery = { readonly startMove: { readonly state: string, readonly movedOn: string | null, readonly served: boolean, readonly sentAt: string | null, readonly advice: ReadonlyArray<string>, readonly waiting: ReadonlyArray<{ readonly id: string, readonly name: string, readonly why: string }>, readonly packages: ReadonlyArray<{ readonly id: string, readonly text: string }> } | null, readonly currentUser: { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<(
        { readonly needsPrescription: boolean }
        & SubscriptionSummaryFragment
      )> } } | null };

export const ThankYouOutOfStatePageDocument = /* @__PURE__ */ typedDocument<ThankYouOutOfStatePageQuery, ThankYouOutOfStatePageQueryVariables>(
  'ThankYouOutOfStatePage',
  'query ThankYouOutOfStatePage{startMove{state movedOn served sentAt waiting{id name why}advice packages{id text}}currentUser{id billing{subscriptions{...SubscriptionSummary needsPrescription}}}}fragment SubscriptionSummary on SubscriptionCard{id label detail productNames isCancellable}',
);
