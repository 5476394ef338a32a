// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DrugFactsQueryVariables = { slug: string };

export type DrugFactsQuery = { readonly drugFacts: { readonly slug: string, readonly kind: string, readonly name: string, readonly sayIt: string, readonly brandNames: ReadonlyArray<string>, readonly summary: string, readonly shopPath: string, readonly drugTypes: ReadonlyArray<string>, readonly offered: boolean, readonly reviewerRole: string, readonly date: string, readonly badges: ReadonlyArray<{ readonly text: string, readonly tone: string }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly title: string, readonly look: string, readonly passages: ReadonlyArray<{ readonly heading: string | null, readonly text: ReadonlyArray<string>, readonly points: ReadonlyArray<string>, readonly urgent: boolean, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly table: { readonly caption: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> } | null }> }>, readonly sources: ReadonlyArray<{ readonly label: string, readonly url: string | null }> } | null };

export const DrugFactsDocument = /* @__PURE__ */ typedDocument<DrugFactsQuery, DrugFactsQueryVariables>(
  'DrugFacts',
  'query DrugFacts($slug:String!){drugFacts(slug:$slug){slug kind name sayIt brandNames summary shopPath drugTypes offered reviewerRole date badges{text tone}sections{id title look passages{heading text points urgent links{label url}table{caption columns rows}}}sources{label url}}}',
);
