// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ReturningUserPageQueryVariables = Readonly<Record<string, never>>;

export type ReturningUserPageQuery = { readonly currentUser: { readonly id: string, readonly firstName: string | null, readonly hasActiveSubscription: boolean } | null, readonly startUnfinished: ReadonlyArray<{ readonly name: string, readonly title: string, readonly href: string, readonly savedAt: string, readonly answered: number, readonly total: number }> };

export const ReturningUserPageDocument = /* @__PURE__ */ typedDocument<ReturningUserPageQuery, ReturningUserPageQueryVariables>(
  'ReturningUserPage',
  'query ReturningUserPage{currentUser{id firstName hasActiveSubscription}startUnfinished{name title href savedAt answered total}}',
);
