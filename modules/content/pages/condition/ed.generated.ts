// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConditionEdPageQueryVariables = Readonly<Record<string, never>>;

export type ConditionEdPageQuery = { readonly lowestMonthlyPrice: number | null };

export const ConditionEdPageDocument = /* @__PURE__ */ typedDocument<ConditionEdPageQuery, ConditionEdPageQueryVariables>(
  'ConditionEdPage',
  'query ConditionEdPage{lowestMonthlyPrice(serviceLine:"erectile_dysfunction")}',
);
