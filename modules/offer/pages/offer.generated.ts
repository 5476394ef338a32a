// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type OfferPageQueryVariables = Readonly<Record<string, never>>;

export type OfferPageQuery = { readonly currentUser: (
    { readonly id: string, readonly offer: { readonly id: string, readonly status: string, readonly isOpen: boolean, readonly label: string, readonly terms: string, readonly productNames: ReadonlyArray<string>, readonly endsAt: string } | null }
    & AppLayoutUserFragment
  ) | null };

export const OfferPageDocument = /* @__PURE__ */ typedDocument<OfferPageQuery, OfferPageQueryVariables>(
  'OfferPage',
  'query OfferPage{currentUser{id ...AppLayoutUser offer{id status isOpen label terms productNames endsAt}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
