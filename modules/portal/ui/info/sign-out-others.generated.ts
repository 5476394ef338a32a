// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SignOutOthersMutationVariables = Readonly<Record<string, never>>;

export type SignOutOthersMutation = { readonly signOutOthers: number };

export const SignOutOthersDocument = /* @__PURE__ */ typedDocument<SignOutOthersMutation, SignOutOthersMutationVariables>(
  'SignOutOthers',
  'mutation SignOutOthers{signOutOthers}',
);
