import { type Cents, sumCents } from '#kernel/money.ts';
import { isStateCode } from '#kernel/us-states.ts';
import { type StateTax, salesTaxTable } from './sales-tax-table.ts';
import type { TaxAmounts, TaxItem, TaxOf } from './tax.ts';
import type { TaxKind } from './tax-kinds.ts';

/** Millionths of the price. */
const millionths = (percent: number): number => Math.round(percent * 10_000);

/** The rate of a kind of goods in a state, in millionths. */
export const rateOf = (tax: StateTax, kind: TaxKind): number => {
  const general = millionths(tax.state + tax.local);
  const own = (rate: number | 'exempt' | undefined): number => {
    if (rate === 'exempt') return 0;
    return rate === undefined ? general : millionths(rate);
  };
  switch (kind) {
    case 'prescription_drug':
      return millionths(tax.prescription ?? 0);
    case 'over_the_counter_drug':
      return own(tax.overTheCounter);
    case 'supplement':
      return own(tax.supplement);
    case 'general_goods':
      return general;
    case 'medical_service':
      return 0;
    case 'shipping':
      return tax.shipping ? general : 0;
  }
};

/** `amount × part / whole` in whole cents, half a cent up. Through BigInt: the product can exceed the safe integers. */
const halfUp = (amount: Cents, part: number, whole: number): Cents =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/** Shipping is taxed in proportion to the taxed goods. */
const taxedShare = (amount: Cents, items: readonly TaxItem[], tax: StateTax): Cents => {
  const goods = items.filter(({ kind }) => kind !== 'shipping');
  const taxed = goods.filter(({ kind }) => rateOf(tax, kind) > 0);
  return halfUp(amount, sumCents(taxed.map((one) => one.amount)), sumCents(goods.map((one) => one.amount)));
};

/** Tax by the table of averages, rounded half up for each item. An unknown state has none: nothing ships there. */
export const tableTax: TaxOf = ({ to, items }): TaxAmounts => {
  if (!isStateCode(to.state)) return {};
  const tax = salesTaxTable[to.state];
  const taxOf = ({ kind, amount }: TaxItem): Cents =>
    halfUp(kind === 'shipping' ? taxedShare(amount, items, tax) : amount, rateOf(tax, kind), 1_000_000);
  return Object.fromEntries(
    items.map((item) => [item.reference, taxOf(item)] as const).filter(([, cents]) => cents > 0),
  );
};
