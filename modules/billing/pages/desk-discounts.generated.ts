// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDiscountCardFragment } from '#modules/billing/ui/desk-discounts/desk-discount-card.generated.ts';

export type DeskDiscountsPageQueryVariables = Readonly<Record<string, never>>;

export type DeskDiscountsPageQuery = { readonly deskDiscounts: { readonly discounts: ReadonlyArray<DeskDiscountCardFragment>, readonly waiting: { readonly tasks: number, readonly orders: number } } };

export const DeskDiscountsPageDocument = /* @__PURE__ */ typedDocument<DeskDiscountsPageQuery, DeskDiscountsPageQueryVariables>(
  'DeskDiscountsPage',
  'query DeskDiscountsPage{deskDiscounts{discounts{...DeskDiscountCard}waiting{tasks orders}}}fragment DeskDiscountCard on DeskDiscount{id code description state terms validFrom validUntil uses given lastUsedAt runningSubscriptions createdAt createdByName reason endedAt endedByName endReason}',
);
