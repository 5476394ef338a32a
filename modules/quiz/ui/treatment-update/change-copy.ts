import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { NewItem, PlanItem, Update } from './types.ts';

/** When an addition takes effect and what it costs today, in one or two sentences. */
export const addCopy = ({ effect, product }: NewItem, nextCharge: string | null): string => {
  if (effect === 'PROVIDER')
    return 'We ask your provider. Nothing changes and nothing is charged until they answer.';
  if (effect === 'NEXT_SHIPMENT')
    return `Ships with your next order${nextCharge ? `, charged on ${formatDate(nextCharge)}` : ''}. Nothing is charged today.`;
  return product.needsPrescription
    ? 'Ordered at checkout. It is charged only if a clinician approves it.'
    : `Ordered at checkout: ${formatMoney(product.price)} today.`;
};

/** The same for something to stop. */
export const stopCopy = ({ stopEffect }: PlanItem): string =>
  stopEffect === 'PROVIDER'
    ? 'We ask your provider first. You can also cancel now in your account.'
    : 'From now on it no longer ships, and you are not charged for it again.';

/** Cents a month, rounded to the cent. */
const perMonth = (price: number, days: number): number => Math.round((price * 30) / days);

export interface Chosen {
  readonly add: readonly number[];
  readonly stop: readonly number[];
}

/** Cents a month now, and with the chosen changes. A product that is replaced is left out. */
export const monthly = (
  { plan, suggestions }: Update,
  { add, stop }: Chosen,
): { before: number; after: number } => {
  const added = suggestions.filter(({ product }) => add.includes(product.id));
  const gone = new Set([
    ...stop,
    ...added.flatMap(({ replaces }) => replaces.map(({ productId }) => productId)),
  ]);
  const costs = (items: Update['plan']) =>
    items.reduce((sum, { current }) => sum + perMonth(current.price, current.everyDays), 0);
  const before = costs(plan);
  const kept = costs(plan.filter(({ current }) => !gone.has(current.productId)));
  return {
    before,
    after: added.reduce((sum, { product }) => sum + perMonth(product.price, product.supplyInDays), kept),
  };
};

/** The change as the API accepts it: an over-the-counter product is stopped when its replacement starts immediately. */
export const changeOf = ({ suggestions }: Update, { add, stop }: Chosen) => {
  const makesRoom = suggestions
    .filter(({ product, effect }) => add.includes(product.id) && effect !== 'PROVIDER')
    .flatMap(({ replaces }) => replaces)
    .filter(({ needsPrescription }) => !needsPrescription)
    .map(({ productId }) => productId);
  return { addProductIds: add, stopProductIds: [...new Set([...stop, ...makesRoom])] };
};

/** `+$13.00 a month`, `−$4.00 a month`, `Same price`. */
export const difference = ({ before, after }: { before: number; after: number }): string => {
  if (before === after) return 'Same price';
  return `${after > before ? '+' : '−'}${formatMoney(Math.abs(after - before))} a month`;
};

/** The earliest charge that is already scheduled. */
export const nextChargeOf = ({ plan }: Update, otcOnly = false): string | null =>
  plan
    .filter(({ current }) => !otcOnly || !current.needsPrescription)
    .flatMap(({ current }) => current.nextBillingDate ?? [])
    .toSorted()[0] ?? null;
