// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type HairLossPageQueryVariables = Readonly<Record<string, never>>;

export type HairLossPageQuery = { readonly comparison: { readonly title: string, readonly worksTitle: string, readonly treatments: ReadonlyArray<{ readonly name: string, readonly page: string, readonly use: string, readonly works: string, readonly status: string, readonly risk: string, readonly lowestMonthlyPrice: number | null }> } | null };

export const HairLossPageDocument = /* @__PURE__ */ typedDocument<HairLossPageQuery, HairLossPageQueryVariables>(
  'HairLossPage',
  'query HairLossPage{comparison(condition:"hair"){title worksTitle treatments{name page use works status risk lowestMonthlyPrice}}}',
);
