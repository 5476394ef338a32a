// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartUpQueryVariables = Readonly<Record<string, never>>;

export type StartUpQuery = { readonly uniqueLeadId: string, readonly currentUtmParams: { readonly source: string | null, readonly medium: string | null, readonly campaign: string | null }, readonly currentUser: { readonly id: string, readonly isImpersonated: boolean } | null };

export const StartUpDocument = /* @__PURE__ */ typedDocument<StartUpQuery, StartUpQueryVariables>(
  'StartUp',
  'query StartUp{uniqueLeadId currentUtmParams{source medium campaign}currentUser{id isImpersonated}}',
);
