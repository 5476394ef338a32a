// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StandardConsentsQueryVariables = Readonly<Record<string, never>>;

export type StandardConsentsQuery = { readonly consentTexts: ReadonlyArray<{ readonly id: string, readonly version: string, readonly text: string }> };

export const StandardConsentsDocument = /* @__PURE__ */ typedDocument<StandardConsentsQuery, StandardConsentsQueryVariables>(
  'StandardConsents',
  'query StandardConsents{consentTexts{id version text}}',
);
