import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import { type Cents, sumCents } from '#kernel/money.ts';
import type { CartProduct } from './cart-product.ts';
import { productFinder } from './product-finder.ts';

/** The effect of discounts without a code on a product of the cart. */
export interface LineDiscount {
  /** Cents off the first shipment, and off the second. */
  readonly first: Cents;
  readonly second: Cents;
  /** Cents off the shipments after every discount that ends has ended. */
  readonly last: Cents;
  /** It comes free with another product of the cart, and is removed with it. */
  readonly isGift: boolean;
}

/** One line of the cart (S3.34). */
export interface CartLineItem<P extends CartProduct = CartProduct> {
  /** `other`: a gift, which comes with products that are bought. */
  readonly kind: 'product' | 'other';
  readonly product: P;
  readonly isDiscount: boolean;
  /** Cents for one shipment, and for the first one after its discounts. */
  readonly amount: Cents;
  readonly amountWithDiscount: Cents;
  /** Cents for the second shipment, where a discount continues. */
  readonly nextAmount: Cents;
  /** Cents for a shipment after every discount that ends has ended. */
  readonly lastAmount: Cents;
  /** Months between shipments; 0 is a one-time purchase. */
  readonly cadence: number;
  /** True for a chosen product; a gift is removed with its product. */
  readonly canBeRemoved: boolean;
  readonly image: string;
  readonly transparentImage: string;
  readonly isNewProduct: boolean;
  /** Not among the core hair-loss prescription drugs. */
  readonly isUpsellItem: boolean;
  /** What the price covers: `every 3 months`, `one-time purchase`, or `your first order` on a discounted line. */
  readonly priceDescription: string;
}

/** The lines of a cart in the given order. `discounts`: by product id. */
export const lineItems = <P extends CartProduct>(
  productIds: readonly number[],
  products: readonly P[],
  discounts?: ReadonlyMap<number, LineDiscount>,
): CartLineItem<P>[] =>
  productIds.map(productFinder(products)).map((product) => {
    const discount = discounts?.get(product.id);
    const first = discount?.first ?? 0;
    const isDiscount = first > 0;
    const cadence = product.supplyInDays / DAYS_PER_MONTH;
    return {
      kind: discount?.isGift ? 'other' : 'product',
      product,
      isDiscount,
      amount: product.price,
      amountWithDiscount: product.price - first,
      nextAmount: product.price - (discount?.second ?? 0),
      lastAmount: product.price - (discount?.last ?? 0),
      cadence,
      canBeRemoved: !discount?.isGift,
      image: product.image,
      transparentImage: product.transparentImage,
      isNewProduct: product.isNew,
      isUpsellItem: product.isUpsell,
      priceDescription: isDiscount ? 'your first order' : cadenceLabel(cadence),
    };
  });

/**
 * The gifts that leave the cart with a product: all of them, when nothing is left that a gift comes with, which is a product
 * without prescription that is bought.
 */
export const giftsLeavingWith = (
  productId: number,
  lines: readonly Pick<CartLineItem, 'product' | 'canBeRemoved'>[],
): readonly number[] => {
  const rest = lines.filter(({ product }) => product.id !== productId);
  if (rest.some(({ product, canBeRemoved }) => canBeRemoved && !product.needsPrescription)) return [];
  return rest.filter(({ canBeRemoved }) => !canBeRemoved).map(({ product }) => product.id);
};

/** Price of one shipment of everything, before tax, shipping and discounts. */
export const cartTotal = (productIds: readonly number[], products: readonly CartProduct[]): Cents =>
  sumCents(productIds.map(productFinder(products)).map(({ price }) => price));

const cadenceLabel = (months: number): string => {
  if (months === 0) return 'one-time purchase';
  return months === 1 ? 'every month' : `every ${months} months`;
};
