// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RenewalPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: { readonly status: string, readonly due: boolean, readonly title: string, readonly detail: string, readonly reason: string | null, readonly refills: string, readonly href: string, readonly treatments: ReadonlyArray<{ readonly name: string }>, readonly steps: ReadonlyArray<{ readonly step: string, readonly title: string, readonly detail: string, readonly time: string, readonly status: string, readonly statusLabel: string, readonly href: string | null }> } } | null };

export const RenewalPageDocument = /* @__PURE__ */ typedDocument<RenewalPageQuery, RenewalPageQueryVariables>(
  'RenewalPage',
  'query RenewalPage{currentUser{id renewal{status due title detail reason refills href treatments{name}steps{step title detail time status statusLabel href}}}}',
);
