// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { BillingActionContentFragment } from '#modules/billing/ui/billing-action-content.generated.ts';
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { ContactDetailsFragment } from '#modules/account/ui/contact-details.generated.ts';
import type { ScheduledDeletionContentFragment } from '#modules/rights/ui/scheduled-deletion.generated.ts';
import type { SubscriptionSummaryFragment } from '#modules/billing/ui/subscription-summary.generated.ts';

export type AccountPageQueryVariables = Readonly<Record<string, never>>;

export type AccountPageQuery = { readonly currentUser: (
    { readonly id: string, readonly fullName: string | null, readonly email: string | null, readonly accountDeletion: ScheduledDeletionContentFragment | null, readonly notices: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly body: string, readonly createdAt: string }>, readonly billing: { readonly action: BillingActionContentFragment | null, readonly cardWarning: BillingActionContentFragment | null, readonly card: CardDetailsFragment | null, readonly subscriptions: ReadonlyArray<(
        { readonly cycleInDays: number, readonly everyDays: number, readonly amount: number, readonly nextAmount: number, readonly credit: number, readonly nextBillingDate: string | null }
        & SubscriptionSummaryFragment
      )> } }
    & ContactDetailsFragment
    & AppLayoutUserFragment
  ) | null };

export const AccountPageDocument = /* @__PURE__ */ typedDocument<AccountPageQuery, AccountPageQueryVariables>(
  'AccountPage',
  'query AccountPage{currentUser{id accountDeletion{...ScheduledDeletionContent}fullName email ...ContactDetails notices{id subject body createdAt}...AppLayoutUser billing{action{...BillingActionContent}cardWarning{...BillingActionContent}card{...CardDetails}subscriptions{...SubscriptionSummary cycleInDays everyDays amount nextAmount credit nextBillingDate}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment BillingActionContent on BillingAction{title detail label href}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment ContactDetails on User{phone{phoneAreaCode phoneNumber}profile{dob}address{...FullAddress}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}fragment ScheduledDeletionContent on AccountDeletion{scheduledFor canBeWithdrawn}fragment SubscriptionSummary on SubscriptionCard{id label detail productNames isCancellable}',
);
