// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConditionEdPageQueryVariables = Readonly<Record<string, never>>;

export type ConditionEdPageQuery = { readonly lowestMonthlyPrice: number | null, readonly comparison: { readonly title: string, readonly worksTitle: string, readonly treatments: ReadonlyArray<{ readonly name: string, readonly page: string, readonly use: string, readonly works: string, readonly status: string, readonly risk: string, readonly lowestMonthlyPrice: number | null }> } | null };

export const ConditionEdPageDocument = /* @__PURE__ */ typedDocument<ConditionEdPageQuery, ConditionEdPageQueryVariables>(
  'ConditionEdPage',
  'query ConditionEdPage{lowestMonthlyPrice(serviceLine:"erectile_dysfunction")comparison(condition:"ed"){title worksTitle treatments{name page use works status risk lowestMonthlyPrice}}}',
);
