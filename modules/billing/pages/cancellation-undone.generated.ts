// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type CancellationUndonePageQueryVariables = Readonly<Record<string, never>>;

export type CancellationUndonePageQuery = { readonly currentUser: (
    { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly detail: string, readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly everyDays: number, readonly nextBillingDate: string | null, readonly isCancellable: boolean }> } }
    & AppLayoutUserFragment
  ) | null };

export const CancellationUndonePageDocument = typedDocument<CancellationUndonePageQuery, CancellationUndonePageQueryVariables>(
  'CancellationUndonePage',
  'query CancellationUndonePage{currentUser{id ...AppLayoutUser billing{subscriptions{id label detail productNames amount everyDays nextBillingDate isCancellable}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
