// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskPlanPriceQueryVariables = { consultationId: string; productIds: ReadonlyArray<number> };

export type DeskPlanPriceQuery = { readonly deskPlanPrice: { readonly amount: number, readonly isWithRefill: boolean, readonly agreement: string } };

export const DeskPlanPriceDocument = /* @__PURE__ */ typedDocument<DeskPlanPriceQuery, DeskPlanPriceQueryVariables>(
  'DeskPlanPrice',
  'query DeskPlanPrice($consultationId:ID!$productIds:[Int!]!){deskPlanPrice(consultationId:$consultationId productIds:$productIds){amount isWithRefill agreement}}',
);
