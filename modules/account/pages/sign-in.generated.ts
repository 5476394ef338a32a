// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SignInPageQueryVariables = Readonly<Record<string, never>>;

export type SignInPageQuery = { readonly currentUser: { readonly id: string, readonly email: string | null } | null };

export const SignInPageDocument = /* @__PURE__ */ typedDocument<SignInPageQuery, SignInPageQueryVariables>(
  'SignInPage',
  'query SignInPage{currentUser{id email}}',
);
