/** An amount in integer US cents. */
export type Cents = number;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `5400` becomes `$54.00`. */
export const formatMoney = (cents: Cents): string => dollars.format(cents / 100);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => total + amount, 0);

/** At most seven digits before the point, with or without `$` and commas; cents are two digits or none. */
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d{2}))?$/;

/** Parses an amount as typed: `$54.00`, `54`, `1,250.50`. Returns cents; null for anything ambiguous. */
export const parseMoney = (text: string): Cents | null => {
  const found = AMOUNT.exec(text.trim());
  if (!found) return null;
  return Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number(found[2] ?? 0);
};
