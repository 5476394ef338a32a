import type { Cents } from '#kernel/money.ts';
import { creditFor } from '../checkout/credit-for.ts';
import { type InvoiceLine, isDiscountKind, linesTotal } from '../checkout/invoice-line.ts';
import type { TaxKind } from './tax-kinds.ts';

/** Destination of a parcel: sales tax is that of the place of delivery. */
export interface TaxDestination {
  /** Two-letter code. */
  readonly state: string;
  readonly city: string;
  /** Five or nine digits. */
  readonly zipCode: string;
}

/** A taxable item, after discounts. */
export interface TaxItem {
  /** The product's id in digits, or `shipping`. */
  readonly reference: string;
  readonly kind: TaxKind;
  /** Cents, above 0. */
  readonly amount: Cents;
}

export interface TaxRequest {
  readonly to: TaxDestination;
  readonly items: readonly TaxItem[];
}

/** Cents of tax by the reference of the item; left out where there is none. Never negative, each rounded separately. */
export type TaxAmounts = Readonly<Record<string, Cents>>;

/** Answers synchronously: from the table, or from earlier responses of a tax service. */
export type TaxOf = (request: TaxRequest) => TaxAmounts;

/** For untaxed items, and where the destination does not matter. */
export const noTax: TaxOf = () => ({});

const SHIPPING = 'shipping';

const taxLine = (amount: Cents, productId: number | null): InvoiceLine => ({
  kind: 'sales_tax',
  description: 'Sales tax',
  amount,
  productId,
  discountId: null,
});

/** The taxable items of these lines: each product less its discounts, and shipping. */
export const taxItems = (
  lines: readonly InvoiceLine[],
  kindOf: (productId: number) => TaxKind,
): readonly TaxItem[] => {
  const ids = lines.flatMap(({ kind, productId }) => (kind === 'product' && productId ? [productId] : []));
  const net = (id: number): Cents =>
    linesTotal(
      lines.filter(({ kind, productId }) => productId === id && (kind === 'product' || isDiscountKind(kind))),
    );
  const shipping = linesTotal(lines.filter(({ kind }) => kind === 'shipping'));
  return [
    ...ids.map((id): TaxItem => ({ reference: String(id), kind: kindOf(id), amount: net(id) })),
    { reference: SHIPPING, kind: 'shipping' as const, amount: shipping },
  ].filter(({ amount }) => amount > 0);
};

/** The tax of lines, in the format of a tax service's response. */
export const taxInLines = (lines: readonly InvoiceLine[]): TaxAmounts =>
  Object.fromEntries(
    lines
      .filter(({ kind }) => kind === 'sales_tax')
      .map(({ productId, amount }) => [productId === null ? SHIPPING : String(productId), amount]),
  );

/** Credits pay at most the total; the last ones are lowered first. */
const capped = (credits: readonly InvoiceLine[], due: Cents): readonly InvoiceLine[] => {
  const all = 0 - linesTotal(credits);
  let left = creditFor(due, all);
  return credits.flatMap((credit) => {
    const used = Math.min(left, -credit.amount);
    left -= used;
    return used > 0 ? [{ ...credit, amount: -used }] : [];
  });
};

/**
 * The lines with the tax of a destination instead of their earlier tax. Credits come last and pay at most the rest.
 * `to`: null while it is unknown; then there is no tax.
 */
export const withTax = (
  lines: readonly InvoiceLine[],
  { to, kindOf }: { readonly to: TaxDestination | null; readonly kindOf: (productId: number) => TaxKind },
  taxOf: TaxOf,
): readonly InvoiceLine[] => {
  const untaxed = lines.filter(({ kind }) => kind !== 'sales_tax' && kind !== 'credit');
  const items = to ? taxItems(untaxed, kindOf) : [];
  const amounts = to && items.length > 0 ? taxOf({ to, items }) : {};
  const taxes = items.flatMap(({ reference }) => {
    const amount = amounts[reference] ?? 0;
    return amount > 0 ? [taxLine(amount, reference === SHIPPING ? null : Number(reference))] : [];
  });
  const due = [...untaxed, ...taxes];
  const credits = lines.filter(({ kind }) => kind === 'credit');
  return [...due, ...capped(credits, Math.max(0, linesTotal(due)))];
};
