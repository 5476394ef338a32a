import { formatMoney } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import type { DiscountScope } from '../../domain/pricing/discount.ts';
import { type DeskDiscountRow, readDeskDiscounts } from '../../repositories/desk-discounts.ts';

const scopeLabels: Readonly<Record<DiscountScope, string>> = {
  everything: 'everything',
  over_the_counter: 'what needs no prescription',
  prescription: 'prescription products',
};

const terms = (row: DeskDiscountRow): string[] => [
  `${row.kind === 'percent' ? `${row.value}%` : formatMoney(row.value)} off ${scopeLabels[row.appliesTo]}`,
  row.cycles === null
    ? 'Every order'
    : row.cycles === 1
      ? 'The first order'
      : `The first ${row.cycles} orders`,
  ...(row.firstOrderOnly ? ['For a first order only'] : []),
  ...(row.minimumAmount > 0 ? [`From ${formatMoney(row.minimumAmount)}`] : []),
  ...(row.maxUses === null ? [] : [`At most ${row.maxUses} uses`]),
  ...(row.maxUsesPerPerson === null ? [] : [`At most ${row.maxUsesPerPerson} for each person`]),
  ...(row.stackable ? ['Together with others'] : []),
];

const stateOf = ({ endedAt, validUntil, maxUses, uses }: DeskDiscountRow, now: Date): string => {
  if (endedAt) return 'Ended';
  if (validUntil && validUntil <= now) return 'Expired';
  return maxUses !== null && uses >= maxUses ? 'Used up' : 'Active';
};

/** Every discount for everybody with its use, those that can be used first. One statement. */
export const listDiscounts = async (scope: Scope) => {
  const now = scope.clock.now();
  const { discounts, waiting } = await readDeskDiscounts(scope.read);
  return {
    waiting,
    discounts: discounts.map((row) => ({ ...row, state: stateOf(row, now), terms: terms(row) })),
  };
};
