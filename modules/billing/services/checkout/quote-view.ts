import { arrivalText } from '#config/delivery-times.ts';
import { localDate } from '#kernel/local-date.ts';
import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, isDiscountKind, linesTotal } from '../../domain/checkout/invoice-line.ts';
import type { NextCharge } from '../../domain/checkout/quote.ts';
import type { PricedParcel } from '../../domain/pricing/price-parcel.ts';
import type { PricedCart } from './price-cart.ts';

/** Cents of a line of a product less the discounts of that product; any other line as it is. */
const amountWithDiscount = (line: InvoiceLine, lines: readonly InvoiceLine[]): Cents =>
  line.kind === 'product'
    ? line.amount +
      linesTotal(lines.filter(({ kind, productId }) => isDiscountKind(kind) && productId === line.productId))
    : line.amount;

/** Invoice lines as the API names them. */
export const lineViews = (lines: readonly InvoiceLine[]) =>
  lines.map((line) => ({
    kind: line.kind,
    label: line.description,
    amount: line.amount,
    amountWithDiscount: amountWithDiscount(line, lines),
    productId: line.productId,
    isDiscount: isDiscountKind(line.kind),
  }));

/** The lines whose sum is the total, for a price panel. */
const parts = (lines: readonly InvoiceLine[]) => {
  const of = (isMine: (line: InvoiceLine) => boolean): Cents => linesTotal(lines.filter(isMine));
  return {
    subtotal: of(({ kind }) => kind === 'product'),
    discount: of(({ kind }) => isDiscountKind(kind)),
    shipping: of(({ kind }) => kind === 'shipping'),
    salesTax: of(({ kind }) => kind === 'sales_tax'),
    credit: of(({ kind }) => kind === 'credit'),
  };
};

/** One charge with its lines, as the API names it. */
export const section = ({ lines, total }: PricedParcel) => ({
  lines: lineViews(lines),
  total,
  ...parts(lines),
});

/** The later charges of one subscription. */
export const laterChargeView = (
  charge: Pick<
    NextCharge,
    'products' | 'firstAmount' | 'amount' | 'laterSteps' | 'cycleInDays' | 'afterDays'
  >,
) => ({
  afterDays: charge.afterDays,
  firstAmount: charge.firstAmount,
  amount: charge.amount,
  laterSteps: charge.laterSteps,
  productNames: charge.products.map((product) => product.displayedName),
  everyDays: charge.cycleInDays,
});

const nextView = (charge: NextCharge) => ({
  ...laterChargeView(charge),
  on: charge.on && localDate(charge.on),
});

export type QuoteSectionView = ReturnType<typeof section>;
export type LaterChargeView = ReturnType<typeof laterChargeView>;

/** A priced cart as the API names it. */
export const quoteView = (cart: PricedCart) => ({
  today: section(cart.quote.today),
  onApproval: section(cart.quote.onApproval),
  nextCharges: cart.quote.nextCharges.map(nextView),
  creditLeft: cart.quote.creditLeft,
  delivery: { label: cart.shipping.label, arrival: arrivalText(cart.shipping.name) },
  needsPrescription: cart.needsPrescription,
  isTaxKnown: cart.isTaxKnown,
  consentText: cart.consentText,
  consentVersion: cart.consentVersion,
});
