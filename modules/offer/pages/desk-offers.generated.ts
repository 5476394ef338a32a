// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskOffersPageQueryVariables = Readonly<Record<string, never>>;

export type DeskOffersPageQuery = { readonly deskOffers: { readonly given: number, readonly campaigns: ReadonlyArray<{ readonly id: string, readonly isOn: boolean, readonly percent: number, readonly cycles: number, readonly reason: string, readonly createdAt: string, readonly byName: string | null }>, readonly counts: ReadonlyArray<{ readonly wave: string, readonly status: string, readonly count: number }> } };

export const DeskOffersPageDocument = /* @__PURE__ */ typedDocument<DeskOffersPageQuery, DeskOffersPageQueryVariables>(
  'DeskOffersPage',
  'query DeskOffersPage{deskOffers{given campaigns{id isOn percent cycles reason createdAt byName}counts{wave status count}}}',
);
