// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AccountCreationPageQueryVariables = Readonly<Record<string, never>>;

export type AccountCreationPageQuery = { readonly currentUser: { readonly id: string, readonly email: string | null } | null };

export const AccountCreationPageDocument = /* @__PURE__ */ typedDocument<AccountCreationPageQuery, AccountCreationPageQueryVariables>(
  'AccountCreationPage',
  'query AccountCreationPage{currentUser{id email}}',
);
