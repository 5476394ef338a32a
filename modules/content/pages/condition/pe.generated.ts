// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConditionPePageQueryVariables = Readonly<Record<string, never>>;

export type ConditionPePageQuery = { readonly lowestMonthlyPrice: number | null, readonly comparison: { readonly title: string, readonly worksTitle: string, readonly treatments: ReadonlyArray<{ readonly name: string, readonly page: string, readonly use: string, readonly works: string, readonly status: string, readonly risk: string, readonly lowestMonthlyPrice: number | null }> } | null };

export const ConditionPePageDocument = /* @__PURE__ */ typedDocument<ConditionPePageQuery, ConditionPePageQueryVariables>(
  'ConditionPePage',
  'query ConditionPePage{lowestMonthlyPrice(serviceLine:"premature_ejaculation")comparison(condition:"pe"){title worksTitle treatments{name page use works status risk lowestMonthlyPrice}}}',
);
