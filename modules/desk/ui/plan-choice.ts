import { formatMoney } from '#kernel/money.ts';
import type { DeskDetail } from './decision-view.ts';
import type { DeskProductFragment } from './desk-product.generated.ts';
import { groupBy } from './group-by.ts';

/** One drug with the packs that may be prescribed. */
export interface DrugChoice {
  readonly drugType: string;
  readonly title: string;
  /** The pack the patient asked for, if they asked for this drug. */
  readonly requestedId: number | null;
  readonly packs: readonly DeskProductFragment[];
}

/** Drug type to the chosen pack; a drug without an entry is left out of the plan. */
export type PlanChoice = Readonly<Record<string, number>>;

const packOrder = (one: DeskProductFragment, other: DeskProductFragment): number =>
  one.supplyInDays - other.supplyInDays || one.price - other.price || one.id - other.id;

/** The drugs a plan may include: requested ones first, each with its packs from the shortest supply to the longest. */
export const drugChoices = (
  requested: readonly DeskProductFragment[],
  options: readonly DeskProductFragment[],
): readonly DrugChoice[] => {
  const byId = new Map([...requested, ...options].map((product) => [product.id, product]));
  const byDrug = groupBy(byId.values(), (product) => product.drugType);
  return [...byDrug].map(([drugType, packs]) => ({
    drugType,
    title: packs[0]?.title ?? drugType,
    requestedId: requested.find((product) => product.drugType === drugType)?.id ?? null,
    packs: packs.toSorted(packOrder),
  }));
};

/** The plan as the patient requested it. */
export const choiceOf = (products: readonly DeskProductFragment[]): PlanChoice =>
  Object.fromEntries(products.map((product) => [product.drugType, product.id]));

export const chosenProducts = (
  choices: readonly DrugChoice[],
  choice: PlanChoice,
): readonly DeskProductFragment[] =>
  choices.flatMap(({ drugType, packs }) => packs.find((pack) => pack.id === choice[drugType]) ?? []);

const tabletsADay: readonly (readonly [number, string])[] = [
  [0.5, 'half a tablet a day'],
  [1, 'one tablet a day'],
  [2, 'two tablets a day'],
];

/** The tablets per day, from the count and the days of a pack; null for products that are not tablets. */
export const doseLabel = (
  product: Pick<DeskProductFragment, 'supplyInformation' | 'supplyInDays'>,
): string | null => {
  const tablets = Number(/^(\d+) tablets\b/.exec(product.supplyInformation)?.[1]);
  return tabletsADay.find(([perDay]) => tablets === perDay * product.supplyInDays)?.[1] ?? null;
};

/** `$39.00, half a tablet a day, 45 tablets every 3 months`: the price is first, because a narrow select cuts the end. */
export const packLabel = (product: DeskProductFragment): string =>
  [formatMoney(product.price), doseLabel(product), product.supplyInformation]
    .filter((part) => part !== null)
    .join(', ');

export const samePlan = (
  one: readonly DeskProductFragment[],
  other: readonly DeskProductFragment[],
): boolean => {
  const key = (products: readonly DeskProductFragment[]) =>
    products
      .map((product) => product.id)
      .toSorted((a, b) => a - b)
      .join();
  return key(one) === key(other);
};

/** Drug type to drug name, for every drug in the case. */
export const drugNames = ({ requested, proposed, options }: DeskDetail): ReadonlyMap<string, string> =>
  new Map([...requested, ...proposed, ...options].map((product) => [product.drugType, product.title]));

export const productNames = (products: readonly DeskProductFragment[]): string =>
  products.map((product) => product.displayedName).join(', ');
