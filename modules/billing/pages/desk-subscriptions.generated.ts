// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskSubscriptionRowFragment } from '#modules/billing/ui/desk-lists/desk-subscription-row.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskSubscriptionsPageQueryVariables = { filter?: Schema.DeskSubscriptionFilter | null | undefined; after?: string | null | undefined };

export type DeskSubscriptionsPageQuery = { readonly deskSubscriptions: { readonly next: string | null, readonly subscriptions: ReadonlyArray<DeskSubscriptionRowFragment> } };

export const DeskSubscriptionsPageDocument = /* @__PURE__ */ typedDocument<DeskSubscriptionsPageQuery, DeskSubscriptionsPageQueryVariables>(
  'DeskSubscriptionsPage',
  'query DeskSubscriptionsPage($filter:DeskSubscriptionFilter$after:String){deskSubscriptions(filter:$filter after:$after){subscriptions{...DeskSubscriptionRow}next}}fragment DeskSubscriptionRow on DeskSubscription{id personId personName state stateLabel waitsForDispute productNames everyDays nextChargeAt nextAmount lastChargedAt createdAt canceledAt}',
);
