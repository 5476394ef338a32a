import { formatMoney } from '#kernel/money.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { DiscountScope } from '../../domain/pricing/discount.ts';
import { type DeskDiscountRow, readDeskDiscounts } from '../../repositories/desk-discounts.ts';

const scopeLabels: Readonly<Record<DiscountScope, string>> = {
  everything: 'everything',
  over_the_counter: 'what needs no prescription',
  prescription: 'prescription products',
};

type Names = ReadonlyMap<number, string>;

/** What it lowers, and by how much. */
const effectOf = (row: DeskDiscountRow, names: Names): string => {
  const products = row.productIds?.map((id) => names.get(id) ?? `product ${id}`).join(', ');
  if (row.lineKind === 'gift') return `${products} free, with something else that needs no prescription`;
  const off = row.kind === 'percent' ? `${row.value}%` : formatMoney(row.value);
  return `${off} off ${products ?? scopeLabels[row.appliesTo]}`;
};

const terms = (row: DeskDiscountRow, names: Names): string[] => [
  effectOf(row, names),
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
  const named = [...new Set(discounts.flatMap(({ productIds }) => productIds ?? []))];
  const products = await scope.use(cataloguePort).productsByIds(named);
  const names = new Map(products.map(({ id, displayedName }) => [id, displayedName]));
  return {
    waiting,
    discounts: discounts.map((row) => ({ ...row, state: stateOf(row, now), terms: terms(row, names) })),
  };
};
