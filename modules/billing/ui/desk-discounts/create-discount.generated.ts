// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskCreateDiscountMutationVariables = { input: Schema.CreateDiscountInput };

export type DeskCreateDiscountMutation = { readonly deskCreateDiscount: string };

export const DeskCreateDiscountDocument = /* @__PURE__ */ typedDocument<DeskCreateDiscountMutation, DeskCreateDiscountMutationVariables>(
  'DeskCreateDiscount',
  'mutation DeskCreateDiscount($input:CreateDiscountInput!){deskCreateDiscount(input:$input)}',
);
