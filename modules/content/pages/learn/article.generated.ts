// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ArticleQueryVariables = { slug: string };

export type ArticleQuery = { readonly article: { readonly slug: string, readonly about: string, readonly keyPoints: ReadonlyArray<string>, readonly related: ReadonlyArray<string>, readonly sections: ReadonlyArray<{ readonly id: string, readonly heading: string, readonly blocks: ReadonlyArray<{ readonly paragraphs: ReadonlyArray<string> | null, readonly list: { readonly items: ReadonlyArray<string>, readonly ordered: boolean } | null, readonly table: { readonly caption: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> } | null, readonly hundred: { readonly caption: string, readonly rows: ReadonlyArray<{ readonly label: string, readonly count: number, readonly tone: Schema.ShareTone | null }> } | null, readonly risk: { readonly drug: string, readonly badges: ReadonlyArray<string>, readonly text: string } | null, readonly urgent: { readonly title: string, readonly text: string } | null }> }>, readonly sources: ReadonlyArray<{ readonly text: string, readonly href: string | null }> } | null };

export const ArticleDocument = /* @__PURE__ */ typedDocument<ArticleQuery, ArticleQueryVariables>(
  'Article',
  'query Article($slug:String!){article(slug:$slug){slug about keyPoints sections{id heading blocks{paragraphs list{items ordered}table{caption columns rows}hundred{caption rows{label count tone}}risk{drug badges text}urgent{title text}}}sources{text href}related}}',
);
