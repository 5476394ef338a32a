import { type Cents, sumCents } from '#kernel/money.ts';
import { allocate } from '../checkout/allocate.ts';
import type { DiscountKind, InvoiceLine } from '../checkout/invoice-line.ts';
import { discountsPrescriptions } from './discount-limits.ts';

/** `over_the_counter`: only what needs no prescription. */
export const discountScopes = ['everything', 'over_the_counter', 'prescription'] as const;

export type DiscountScope = (typeof discountScopes)[number];

/** A discount as it was promised to a person: later changes of its offer do not affect it. */
export interface AgreedDiscount {
  readonly discountId: string;
  /** Text of the invoice line. */
  readonly description: string;
  readonly lineKind: DiscountKind;
  readonly kind: 'percent' | 'amount';
  /** 1 to 100 percent, or cents for all products together. */
  readonly value: number;
  readonly appliesTo: DiscountScope;
  /** Null for every product in its scope. */
  readonly productIds: readonly number[] | null;
  /** Orders that it lowers, counted from the first; null for every one. */
  readonly cycles: number | null;
}

/** What is discounted. */
export interface DiscountedProduct {
  readonly id: number;
  readonly price: Cents;
  readonly needsPrescription: boolean;
}

/** Whether a discount may lower the price of a product that ships to a state; an empty state is unknown. */
export const lowers = (
  { appliesTo, productIds }: Pick<AgreedDiscount, 'appliesTo' | 'productIds'>,
  { id, needsPrescription }: DiscountedProduct,
  state: string,
): boolean => {
  if (productIds !== null && !productIds.includes(id)) return false;
  if (needsPrescription && !discountsPrescriptions(state)) return false;
  return appliesTo === 'everything' || (appliesTo === 'prescription') === needsPrescription;
};

/** Half a cent is rounded in favor of the patient. */
const percentOf = (price: Cents, percent: number): Cents => Math.floor((price * percent + 50) / 100);

/** Cents off each product, at most what is left of its price. */
const partsOf = (discount: AgreedDiscount, left: readonly Cents[]): readonly Cents[] =>
  discount.kind === 'percent'
    ? left.map((price) => percentOf(price, discount.value))
    : allocate(Math.min(discount.value, sumCents(left)), left);

/**
 * The lines of discounts, in their order and in that of the products. A later discount applies to what the earlier ones
 * leave, so that no product costs less than nothing. An amount is spread by price.
 */
export const discountLines = (
  products: readonly DiscountedProduct[],
  discounts: readonly AgreedDiscount[],
  state: string,
): readonly InvoiceLine[] => {
  const left = new Map(products.map(({ id, price }) => [id, price]));
  return discounts.flatMap((discount) => {
    const lowered = products.filter((product) => lowers(discount, product, state));
    if (lowered.length === 0) return [];
    const parts = partsOf(
      discount,
      lowered.map(({ id }) => left.get(id) ?? 0),
    );
    return lowered.flatMap(({ id }, index): InvoiceLine[] => {
      const part = parts[index] ?? 0;
      if (part === 0) return [];
      left.set(id, (left.get(id) ?? 0) - part);
      return [
        {
          kind: discount.lineKind,
          description: discount.description,
          amount: -part,
          productId: id,
          discountId: discount.discountId,
        },
      ];
    });
  });
};

/** Discounts that lower the `order`th order, counted from 1. */
export const discountsOfOrder = (
  discounts: readonly AgreedDiscount[],
  order: number,
): readonly AgreedDiscount[] => discounts.filter(({ cycles }) => cycles === null || order <= cycles);

/**
 * The discounts of a checkout as they continue for some of its products: of an amount, the share that these products
 * had in the first order. A discount without a share is left out.
 */
export const discountsFor = (
  discounts: readonly AgreedDiscount[],
  firstLines: readonly InvoiceLine[],
  productIds: readonly number[],
): readonly AgreedDiscount[] =>
  discounts.flatMap((discount) => {
    const given = -sumCents(
      firstLines
        .filter(
          ({ discountId, productId }) =>
            discountId === discount.discountId && productId !== null && productIds.includes(productId),
        )
        .map(({ amount }) => amount),
    );
    if (given === 0) return [];
    return [discount.kind === 'amount' ? { ...discount, value: given } : discount];
  });
