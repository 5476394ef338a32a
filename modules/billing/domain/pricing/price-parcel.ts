import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from '../checkout/invoice-line.ts';
import type { ShippingCharge } from './shipping-methods.ts';
import { type TaxDestination, type TaxOf, withTax } from './tax.ts';
import { taxKindOf } from './tax-kinds.ts';

export interface ParcelProduct {
  readonly id: number;
  readonly drugType: string;
  readonly displayedName: string;
  readonly price: Cents;
  readonly needsPrescription: boolean;
}

/** What is sent and billed together. */
export interface Parcel {
  /** In the order of their lines. */
  readonly products: readonly ParcelProduct[];
  /** Discount lines of these products: `discountLines`. */
  readonly discounts: readonly InvoiceLine[];
  readonly shipping: ShippingCharge;
  /** Cents for the visit; 0 without one. */
  readonly fee?: Cents;
  /** Custom amounts and credits. */
  readonly others?: readonly InvoiceLine[];
  /** Null while the address is unknown; then there is no tax. */
  readonly to: TaxDestination | null;
}

export interface PricedParcel {
  readonly lines: readonly InvoiceLine[];
  /** Always the sum of the lines. */
  readonly total: Cents;
}

const productLine = (product: ParcelProduct): InvoiceLine => ({
  kind: 'product',
  description: product.displayedName,
  amount: product.price,
  productId: product.id,
  discountId: null,
});

const feeLine = (kind: 'consultation' | 'shipping', description: string, amount: Cents): InvoiceLine[] =>
  amount === 0 ? [] : [{ kind, description, amount, productId: null, discountId: null }];

/**
 * The price of one parcel. Every amount that a patient is shown, announced, charged or refunded comes from here: checkout,
 * approval, refills, announcements, changes of a plan and of an address. Lines of amount 0 are left out.
 */
export const priceParcel = (parcel: Parcel, taxOf: TaxOf): PricedParcel => {
  const { products, discounts, shipping, fee = 0, others = [], to } = parcel;
  if (products.length === 0) return { lines: [], total: 0 };
  const kinds = new Map(products.map((product) => [product.id, taxKindOf(product)]));
  const lines = withTax(
    [
      ...products.map(productLine),
      ...discounts,
      ...feeLine('consultation', 'Online visit', fee),
      ...feeLine('shipping', shipping.label, shipping.price),
      ...others,
    ],
    { to, kindOf: (id) => kinds.get(id) ?? 'general_goods' },
    taxOf,
  );
  return { lines, total: linesTotal(lines) };
};
