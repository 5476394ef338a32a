// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ProfilePageQueryVariables = Readonly<Record<string, never>>;

export type ProfilePageQuery = { readonly currentUser: { readonly id: string, readonly timeZone: string | null } | null, readonly deskProfile: { readonly photoUrl: string | null, readonly signatureName: string, readonly name: string, readonly qualification: string, readonly medicalSchool: string | null, readonly residency: string | null, readonly licenses: ReadonlyArray<{ readonly state: string, readonly number: string, readonly expiresOn: string, readonly condition: string }> } | null };

export const ProfilePageDocument = /* @__PURE__ */ typedDocument<ProfilePageQuery, ProfilePageQueryVariables>(
  'ProfilePage',
  'query ProfilePage{currentUser{id timeZone}deskProfile{photoUrl signatureName name qualification medicalSchool residency licenses{state number expiresOn condition}}}',
);
