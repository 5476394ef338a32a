import { sumCents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceLine, isDiscountKind, linesTotal } from '../../domain/checkout/invoice-line.ts';
import { type AgreedDiscount, discountLines } from '../../domain/pricing/discount.ts';
import { type ParcelProduct, type PricedParcel, priceParcel } from '../../domain/pricing/price-parcel.ts';
import { shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import { discountRepository } from '../../repositories/discounts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { withTaxOf } from './with-tax-of.ts';

type Priced = Pick<CustomerOrder, 'id' | 'shipTo' | 'shippingMethod'>;

const productsOf = (lines: readonly InvoiceLine[]): readonly number[] =>
  lines.flatMap(({ kind, productId }) => (kind === 'product' && productId !== null ? [productId] : []));

/** Products on the invoice keep their position; others follow. */
const inPlace = (products: readonly ParcelProduct[], lines: readonly InvoiceLine[]): ParcelProduct[] => {
  const before = productsOf(lines);
  const place = ({ id }: ParcelProduct): number => {
    const index = before.indexOf(id);
    return index < 0 ? before.length : index;
  };
  return products.toSorted((a, b) => place(a) - place(b));
};

/**
 * The discounts of the invoice, for the products that it will have. When products are only removed, a fixed amount
 * loses their share; when others are added, it is split again.
 */
const discountsOf = async (
  scope: Scope,
  lines: readonly InvoiceLine[],
  products: readonly ParcelProduct[],
): Promise<readonly AgreedDiscount[]> => {
  const lowered = lines.filter(({ kind }) => isDiscountKind(kind));
  const ids = [...new Set(lowered.flatMap(({ discountId }) => discountId ?? []))];
  if (ids.length === 0) return [];
  const before = productsOf(lines);
  const onlyLeave = products.every(({ id }) => before.includes(id));
  const kept = onlyLeave
    ? lowered.filter(({ productId }) => products.some(({ id }) => id === productId))
    : lowered;
  const discounts = await discountRepository(scope.db).agreed(ids);
  return discounts
    .map((discount) =>
      discount.kind === 'percent'
        ? discount
        : {
            ...discount,
            value: -linesTotal(kept.filter(({ discountId }) => discountId === discount.discountId)),
          },
    )
    .filter(({ value }) => value > 0)
    .sort((a, b) => ids.indexOf(a.discountId) - ids.indexOf(b.discountId));
};

/**
 * The price of an order's parcel with these products, at the prices that they have here: with the discounts and fees of its
 * invoice, and with shipping and tax of where it goes now. Stores nothing. Throws TaxUnavailable.
 */
export const priceOrder = async (
  scope: Scope,
  order: Priced,
  products: readonly ParcelProduct[],
): Promise<PricedParcel> => {
  const invoices = invoiceRepository(scope.db);
  const invoice = await invoices.ofOrder(order.id);
  const lines = invoice ? await invoices.lines(invoice.id) : [];
  const sorted = inPlace(products, lines);
  const to = order.shipTo.address;
  const discounts = discountLines(sorted, await discountsOf(scope, lines, sorted), to.state);
  const ofKind = (...kinds: readonly InvoiceLine['kind'][]) =>
    lines.filter(({ kind }) => kinds.includes(kind));
  const method = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS)[order.shippingMethod];
  const [shipping] = ofKind('shipping');
  return withTaxOf(scope, (taxOf) =>
    priceParcel(
      {
        products: sorted,
        discounts,
        // The agreed shipping price stays, whatever the setting is now.
        shipping: { label: shipping?.description ?? method.label, price: shipping?.amount ?? 0 },
        fee: sumCents(ofKind('consultation').map(({ amount }) => amount)),
        others: ofKind('custom', 'credit'),
        to,
      },
      taxOf,
    ),
  );
};
