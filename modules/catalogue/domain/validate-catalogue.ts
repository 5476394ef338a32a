import { type CatalogueEntry, catalogueEntries } from './catalogue-entry.ts';
import { drugTypes } from './drug-type.ts';
import type { Bundle, Plan } from './plan.ts';
import { cadenceMonths, type Product } from './product.ts';

/** What is wrong with the catalogue, one sentence each; empty when it can be sold from. */
export const validateCatalogue = (
  products: readonly Product[],
  { bundles, plans }: { bundles: readonly Bundle[]; plans: readonly Plan[] },
): string[] => [
  ...repeatedIds(products, bundles),
  ...missingIds(products, bundles, plans),
  ...oneSidedConflicts(products),
  ...badPrices(products),
  ...missingEntries(catalogueEntries(products)),
];

const repeatedIds = (products: readonly Product[], bundles: readonly Bundle[]): string[] => {
  const ids = [...products, ...bundles].map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `Id ${id} is used more than once.`);
};

const missingIds = (
  products: readonly Product[],
  bundles: readonly Bundle[],
  plans: readonly Plan[],
): string[] => {
  const known = new Set(products.map(({ id }) => id));
  const collections = new Map(
    products.flatMap((product) => product.conflictProductCollections).map((each) => [each.id, each]),
  );
  const named = [
    ...bundles.map(({ id, productIds }) => ({ by: `Bundle ${id}`, productIds })),
    ...plans.map(({ identifier, options }) => ({ by: `Plan ${identifier}`, productIds: options.flat() })),
    ...[...collections.values()].map(({ id, productIds }) => ({ by: `Conflict ${id}`, productIds })),
  ];
  return named.flatMap(({ by, productIds }) =>
    productIds.filter((id) => !known.has(id)).map((id) => `${by} names product ${id}, which does not exist.`),
  );
};

/** Conflicts must be mutual, or what a cart holds would depend on the order in which things were added. */
const oneSidedConflicts = (products: readonly Product[]): string[] => {
  const carried = new Map(
    products.map(({ id, conflictProductCollections }) => [
      id,
      new Set(conflictProductCollections.map((each) => each.id)),
    ]),
  );
  return products.flatMap((product) =>
    product.conflictProductCollections.flatMap((collection) =>
      collection.productIds
        .filter((id) => carried.get(id)?.has(collection.id) === false)
        .map((id) => `Product ${id} is named by conflict ${collection.id} but does not carry it.`),
    ),
  );
};

/** Prices are positive whole cents, and a longer cadence of the same thing costs less per month. */
const badPrices = (products: readonly Product[]): string[] => {
  const problems = products
    .filter(({ price }) => !Number.isInteger(price) || price <= 0)
    .map(({ id }) => `Product ${id} has no price in whole cents.`);
  for (const longer of products) {
    const shorter = nextShorter(longer, products);
    if (shorter && perMonth(longer) >= perMonth(shorter))
      problems.push(`Product ${longer.id} does not cost less per month than product ${shorter.id}.`);
  }
  return problems;
};

const perMonth = (product: Product): number => product.price / cadenceMonths(product);

/** The same thing at the next shorter repeat cadence. */
const nextShorter = (product: Product, products: readonly Product[]): Product | undefined =>
  products
    .filter(
      (other) =>
        other.serviceLine === product.serviceLine &&
        other.displayedName === product.displayedName &&
        other.supplyInDays > 0 &&
        other.supplyInDays < product.supplyInDays,
    )
    .toSorted((a, b) => a.supplyInDays - b.supplyInDays)
    .at(-1);

const missingEntries = (entries: readonly CatalogueEntry[]): string[] =>
  drugTypes
    .filter((drugType) => !entries.some((entry) => entry.drugType === drugType))
    .map((drugType) => `Drug type ${drugType} has no entry.`);
