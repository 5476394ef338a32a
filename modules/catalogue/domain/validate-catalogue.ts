import { type CatalogueEntry, catalogueEntries } from './catalogue-entry.ts';
import { drugTypes } from './drug-type.ts';
import { type Bundle, type Plan, planIdentifiers } from './plan.ts';
import { cadencePrices } from './price-checks.ts';
import type { Product } from './product.ts';
import { requiredTextProblems } from './required-text.ts';

/** Problems of the catalog, one sentence each; empty when it is valid. */
export const validateCatalogue = (
  products: readonly Product[],
  { bundles, plans }: { bundles: readonly Bundle[]; plans: readonly Plan[] },
): string[] => [
  ...repeatedIds(products, bundles),
  ...missingIds(products, bundles, plans),
  ...oneSidedConflicts(products),
  ...badPrices(products),
  ...badFields(products),
  ...badSets(products, bundles, plans),
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

/** Conflicts must be mutual; otherwise a cart would depend on the order in which products were added. */
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

/** Prices are positive whole cents, and a longer cadence of the same product costs less per month. */
const badPrices = (products: readonly Product[]): string[] => {
  const problems = products
    .filter(({ price }) => !Number.isInteger(price) || price <= 0)
    .map(({ id }) => `Product ${id} has no price in whole cents.`);
  const notCheaper = cadencePrices(products).map(
    ({ longer, shorter }) => `Product ${longer.id} does not cost less per month than product ${shorter.id}.`,
  );
  return [...problems, ...notCheaper];
};

const cadences = [0, 30, 90, 180, 360];
const requiredFields = [
  'displayedName',
  'title',
  'description',
  'instructions',
  'supplyInformation',
] as const;

/** Every product has a valid cadence, all texts and the required warnings, and deposits are one-time. */
const badFields = (products: readonly Product[]): string[] =>
  products.flatMap((product) => {
    const problems = [
      ...(cadences.includes(product.supplyInDays) ? [] : [`has no cadence of ${product.supplyInDays} days`]),
      ...requiredFields.filter((field) => product[field].trim() === '').map((field) => `has no ${field}`),
      ...requiredTextProblems(product).map(({ field, message }) => `has a wrong ${field}: ${message}`),
      ...(product.drugClass === 'procedure' && product.supplyInDays !== 0
        ? ['is a deposit that repeats']
        : []),
      ...(product.buyNow === (product.supplyInDays === 0) ? [] : ['mixes up buy-now and repeat']),
    ];
    return problems.map((problem) => `Product ${product.id} ${problem.replace(/\.$/, '')}.`);
  });

/** Every plan exists once; products sold together do not conflict and share one cadence. */
const badSets = (
  products: readonly Product[],
  bundles: readonly Bundle[],
  plans: readonly Plan[],
): string[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const sets = [
    ...bundles.map(({ id, productIds }) => ({ by: `Bundle ${id}`, productIds })),
    ...plans.flatMap(({ identifier, options }) =>
      options.map((productIds) => ({ by: `Plan ${identifier}`, productIds })),
    ),
  ];
  const clashes = sets.flatMap(({ by, productIds }) => {
    const inside = productIds.flatMap((id) => byId.get(id) ?? []);
    const pairs = inside.flatMap((a) =>
      a.conflictProductCollections
        .filter(({ productIds: others }) => inside.some((b) => b.id !== a.id && others.includes(b.id)))
        .map(({ id }) => `${by} holds product ${a.id} against conflict ${id}.`),
    );
    const days = new Set(inside.map(({ supplyInDays }) => supplyInDays));
    return days.size > 1 ? [...pairs, `${by} mixes cadences.`] : pairs;
  });
  const counts = planIdentifiers.map((wanted) => ({
    wanted,
    count: plans.filter(({ identifier }) => identifier === wanted).length,
  }));
  const wrongCounts = counts
    .filter(({ count }) => count !== 1)
    .map(({ wanted, count }) => `Plan ${wanted} is listed ${count} times.`);
  return [...clashes, ...wrongCounts];
};

const missingEntries = (entries: readonly CatalogueEntry[]): string[] =>
  drugTypes
    .filter((drugType) => !entries.some((entry) => entry.drugType === drugType))
    .map((drugType) => `Drug type ${drugType} has no entry.`);
