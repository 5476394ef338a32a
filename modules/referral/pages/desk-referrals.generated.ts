// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskReferralsPageQueryVariables = Readonly<Record<string, never>>;

export type DeskReferralsPageQuery = { readonly deskReferrals: ReadonlyArray<{ readonly id: string, readonly referrerEmail: string, readonly friendEmail: string | null, readonly status: string, readonly refusal: string | null, readonly invitedAt: string, readonly statusAt: string }> };

export const DeskReferralsPageDocument = /* @__PURE__ */ typedDocument<DeskReferralsPageQuery, DeskReferralsPageQueryVariables>(
  'DeskReferralsPage',
  'query DeskReferralsPage{deskReferrals{id referrerEmail friendEmail status refusal invitedAt statusAt}}',
);
