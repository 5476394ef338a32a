// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type CancelSubscriptionPageQueryVariables = Readonly<Record<string, never>>;

export type CancelSubscriptionPageQuery = { readonly currentUser: (
    { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly detail: string, readonly productNames: ReadonlyArray<string>, readonly drugTypes: ReadonlyArray<string>, readonly amount: number, readonly cycleInDays: number, readonly everyDays: number, readonly nextBillingDate: string | null, readonly isCancellable: boolean, readonly needsPrescription: boolean }> } }
    & AppLayoutUserFragment
  ) | null };

export const CancelSubscriptionPageDocument = typedDocument<CancelSubscriptionPageQuery, CancelSubscriptionPageQueryVariables>(
  'CancelSubscriptionPage',
  'query CancelSubscriptionPage{currentUser{id ...AppLayoutUser billing{subscriptions{id label detail productNames drugTypes amount cycleInDays everyDays nextBillingDate isCancellable needsPrescription}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
