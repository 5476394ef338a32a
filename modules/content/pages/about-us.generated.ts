// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AboutUsPageQueryVariables = Readonly<Record<string, never>>;

export type AboutUsPageQuery = { readonly checkoutPage: { readonly servedStates: ReadonlyArray<string> } };

export const AboutUsPageDocument = /* @__PURE__ */ typedDocument<AboutUsPageQuery, AboutUsPageQueryVariables>(
  'AboutUsPage',
  'query AboutUsPage{checkoutPage(products:""){servedStates}}',
);
