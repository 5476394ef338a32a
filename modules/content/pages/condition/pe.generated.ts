// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConditionPePageQueryVariables = Readonly<Record<string, never>>;

export type ConditionPePageQuery = { readonly lowestMonthlyPrice: number | null };

export const ConditionPePageDocument = /* @__PURE__ */ typedDocument<ConditionPePageQuery, ConditionPePageQueryVariables>(
  'ConditionPePage',
  'query ConditionPePage{lowestMonthlyPrice(serviceLine:"premature_ejaculation")}',
);
