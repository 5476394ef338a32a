// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ProfilePageQueryVariables = Readonly<Record<string, never>>;

export type ProfilePageQuery = { readonly currentUser: { readonly id: string, readonly timeZone: string | null } | null, readonly deskProfile: { readonly name: string, readonly qualification: string, readonly medicalSchool: string | null, readonly residency: string | null, readonly photoUrl: string | null, readonly licenses: ReadonlyArray<{ readonly state: string, readonly number: string, readonly expiresOn: string, readonly condition: string }> } | null };

export const ProfilePageDocument = /* @__PURE__ */ typedDocument<ProfilePageQuery, ProfilePageQueryVariables>(
  'ProfilePage',
  'query ProfilePage{currentUser{id timeZone}deskProfile{name qualification medicalSchool residency photoUrl licenses{state number expiresOn condition}}}',
);
