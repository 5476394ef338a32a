// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskEndDiscountMutationVariables = { discountId: string; reason: string };

export type DeskEndDiscountMutation = { readonly deskEndDiscount: boolean };

export const DeskEndDiscountDocument = /* @__PURE__ */ typedDocument<DeskEndDiscountMutation, DeskEndDiscountMutationVariables>(
  'DeskEndDiscount',
  'mutation DeskEndDiscount($discountId:ID!$reason:String!){deskEndDiscount(discountId:$discountId reason:$reason)}',
);
