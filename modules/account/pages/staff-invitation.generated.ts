// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StaffInvitationPageQueryVariables = { link: string };

export type StaffInvitationPageQuery = { readonly staffInvitation: { readonly role: string, readonly email: string, readonly expiresAt: string } | null };

export const StaffInvitationPageDocument = /* @__PURE__ */ typedDocument<StaffInvitationPageQuery, StaffInvitationPageQueryVariables>(
  'StaffInvitationPage',
  'query StaffInvitationPage($link:String!){staffInvitation(link:$link){role email expiresAt}}',
);
