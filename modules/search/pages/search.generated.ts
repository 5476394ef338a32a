// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SearchQueryVariables = { query: string };

export type SearchQuery = { readonly search: { readonly products: ReadonlyArray<{ readonly path: string, readonly title: string, readonly excerpt: string, readonly risk: string | null }>, readonly articles: ReadonlyArray<{ readonly path: string, readonly title: string, readonly excerpt: string }>, readonly questions: ReadonlyArray<{ readonly path: string, readonly title: string, readonly excerpt: string }> } };

export const SearchDocument = /* @__PURE__ */ typedDocument<SearchQuery, SearchQueryVariables>(
  'Search',
  'query Search($query:String!){search(query:$query){products{path title excerpt risk}articles{path title excerpt}questions{path title excerpt}}}',
);
