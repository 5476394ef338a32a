// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type ReferralPageQueryVariables = Readonly<Record<string, never>>;

export type ReferralPageQuery = { readonly currentUser: (
    { readonly id: string, readonly referrals: { readonly url: string | null, readonly credit: number, readonly perInvitation: number, readonly list: ReadonlyArray<{ readonly id: string, readonly label: string, readonly invitedAt: string, readonly statusAt: string }> } | null }
    & AppLayoutUserFragment
  ) | null };

export const ReferralPageDocument = /* @__PURE__ */ typedDocument<ReferralPageQuery, ReferralPageQueryVariables>(
  'ReferralPage',
  'query ReferralPage{currentUser{id ...AppLayoutUser referrals{url credit perInvitation list{id label invitedAt statusAt}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
