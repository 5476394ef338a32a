import { formatMoney } from '#kernel/money.ts';

/** “$12.00 less than you asked for”, for amounts in cents; “than now” for a change of what the patient has. */
export const differenceLabel = (amount: number, requested: number, isAskedFor = true): string => {
  const other = isAskedFor ? 'you asked for' : 'now';
  if (amount === requested) return `The same price as ${other}`;
  const by = formatMoney(Math.abs(amount - requested));
  return amount < requested ? `${by} less than ${other}` : `${by} more than ${other}`;
};

/** “every 3 months”, for a supply in days; a month has 30. */
export const cadenceLabel = (supplyInDays: number): string => {
  if (supplyInDays <= 0) return 'one time';
  const months = Math.round(supplyInDays / 30);
  return months <= 1 ? 'every month' : `every ${months} months`;
};
