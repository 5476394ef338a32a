/** An amount in integer US cents. */
export type Cents = number;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `5400` becomes `$54.00`. */
export const formatMoney = (cents: Cents): string => dollars.format(cents / 100);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => total + amount, 0);
