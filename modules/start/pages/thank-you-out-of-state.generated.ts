// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ThankYouOutOfStatePageQueryVariables = Readonly<Record<string, never>>;

export type ThankYouOutOfStatePageQuery = { readonly startMove: { readonly state: string, readonly movedOn: string | null, readonly served: boolean, readonly sentAt: string | null } | null, readonly currentUser: { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly detail: string, readonly productNames: ReadonlyArray<string>, readonly isCancellable: boolean, readonly needsPrescription: boolean }> } } | null };

export const ThankYouOutOfStatePageDocument = typedDocument<ThankYouOutOfStatePageQuery, ThankYouOutOfStatePageQueryVariables>(
  'ThankYouOutOfStatePage',
  'query ThankYouOutOfStatePage{startMove{state movedOn served sentAt}currentUser{id billing{subscriptions{id label detail productNames isCancellable needsPrescription}}}}',
);
