// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type TakenTherapiesQueryVariables = Readonly<Record<string, never>>;

export type TakenTherapiesQuery = { readonly currentUser: { readonly id: string, readonly therapies: ReadonlyArray<{ readonly drugTypes: ReadonlyArray<string>, readonly message: string, readonly href: string, readonly label: string }> } | null };

export const TakenTherapiesDocument = /* @__PURE__ */ typedDocument<TakenTherapiesQuery, TakenTherapiesQueryVariables>(
  'TakenTherapies',
  'query TakenTherapies{currentUser{id therapies{drugTypes message href label}}}',
);
