// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type SubscriptionsCanceledPageQueryVariables = Readonly<Record<string, never>>;

export type SubscriptionsCanceledPageQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly cancellations: ReadonlyArray<{ readonly subscriptionId: string, readonly endedAt: string, readonly effects: ReadonlyArray<string>, readonly productNames: ReadonlyArray<string>, readonly stillShips: ReadonlyArray<string>, readonly lastCharge: number | null, readonly mayBeUndone: boolean }> }
    & AppLayoutUserFragment
  ) | null };

export const SubscriptionsCanceledPageDocument = /* @__PURE__ */ typedDocument<SubscriptionsCanceledPageQuery, SubscriptionsCanceledPageQueryVariables>(
  'SubscriptionsCanceledPage',
  'query SubscriptionsCanceledPage{currentUser{id email ...AppLayoutUser cancellations{subscriptionId endedAt effects productNames stillShips lastCharge mayBeUndone}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
