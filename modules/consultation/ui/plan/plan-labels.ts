import { formatMoney } from '#kernel/money.ts';

/** “$12.00 less than you asked for”, for amounts in cents. */
export const differenceLabel = (amount: number, requested: number): string => {
  if (amount === requested) return 'The same price as you asked for';
  const by = formatMoney(Math.abs(amount - requested));
  return amount < requested ? `${by} less than you asked for` : `${by} more than you asked for`;
};

/** “every 3 months”, for a supply in days; a month has 30. */
export const cadenceLabel = (supplyInDays: number): string => {
  if (supplyInDays <= 0) return 'one time';
  const months = Math.round(supplyInDays / 30);
  return months <= 1 ? 'every month' : `every ${months} months`;
};
