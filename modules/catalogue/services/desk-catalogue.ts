import { formatMoney } from '#kernel/money.ts';
import { notFound, ok } from '#kernel/result.ts';
import { stateNames } from '#kernel/us-states.ts';
import type { Scope } from '#server/scope.ts';
import { apiField, type ChangedField, type ChangeValue } from '../domain/listing-change.ts';
import { cadenceMonths } from '../domain/product.ts';
import { type CatalogueChange, changeRepository } from '../repositories/changes.ts';
import { listingRepository } from '../repositories/listings.ts';
import { productSetRepository } from '../repositories/product-sets.ts';
import { type ProductWithOrigin, productRepository } from '../repositories/products.ts';

const view = (products: readonly [ProductWithOrigin, ...ProductWithOrigin[]], version: number) => {
  const [first] = products;
  const { listingId: id, title, drugType, drugClass, serviceLine, needsPrescription, original } = first;
  const { description, instructions, drugDescriptionResultsPage: resultsPage, unavailableStates } = first;
  const isChanged =
    first.unavailableStates.length > 0 ||
    title !== original.title ||
    description !== original.description ||
    instructions !== original.instructions ||
    resultsPage !== original.drugDescriptionResultsPage ||
    products.some((product) => product.price !== product.original.price);
  return {
    ...{ id, title, drugType, drugClass, serviceLine, needsPrescription, version, isChanged },
    ...{ description, instructions, resultsPage, unavailableStates },
    products: products.map((product) => ({ ...product, originalPrice: product.original.price })),
  };
};

/** Products by listing, in the order of the listings. */
const byListing = (products: readonly ProductWithOrigin[]): Map<string, ProductWithOrigin[]> => {
  const groups = new Map<string, ProductWithOrigin[]>();
  for (const product of products)
    groups.set(product.listingId, [...(groups.get(product.listingId) ?? []), product]);
  return groups;
};

/** The whole catalog as sold now, read from the tables. */
export const deskCatalogue = async (scope: Scope) => {
  const [products, listings, newest, sets] = await Promise.all([
    productRepository(scope.db).withOrigin(),
    listingRepository(scope.db).all(),
    changeRepository(scope.db).newest(),
    productSetRepository(scope.db).all(),
  ]);
  const groups = byListing(products);
  const names = new Map(products.map((product) => [product.id, product.displayedName]));
  return {
    listings: listings.flatMap(({ id, version }) => {
      const [first, ...others] = groups.get(id) ?? [];
      if (!first) return [];
      const last = newest.find(({ listingId }) => listingId === id) ?? null;
      return [{ ...view([first, ...others], version), lastChange: last }];
    }),
    sets: sets.map(({ options, ...set }) => ({
      ...set,
      options: options.map((ids) => ids.map((id) => names.get(id) ?? String(id))),
    })),
  };
};

const fieldLabels: Readonly<Record<Exclude<ChangedField, 'price'>, string>> = {
  title: 'Name',
  description: 'Description',
  instructions: 'How to use it',
  drugDescriptionResultsPage: 'Words on the results page',
  unavailableStates: 'Not sold in',
};

const valueLabel = (value: ChangeValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'string') return value;
  return value.length === 0 ? 'Sold in every state' : stateNames(value);
};

const cadenceLabel = (product: ProductWithOrigin): string => {
  const months = cadenceMonths(product);
  if (months === 0) return 'once';
  return months === 1 ? 'every month' : `every ${months} months`;
};

const changeView =
  (products: readonly ProductWithOrigin[]) =>
  ({ field, productId, from, to, ...change }: CatalogueChange) => {
    const product = products.find(({ id }) => id === productId);
    const priceOf = product ? `${product.displayedName}, ${cadenceLabel(product)}` : 'Price';
    return {
      ...change,
      field: productId === null ? apiField(field) : `${field}.${productId}`,
      label: field === 'price' ? priceOf : fieldLabels[field],
      from: valueLabel(from),
      to: valueLabel(to),
      by: change.actorEmail,
      isRevert: change.reverts !== null,
    };
  };

/** One listing with its history, newest first. NOT_FOUND for an unknown id. */
export const deskListing = async (scope: Scope, id: string) => {
  const [[first, ...others], listing, changes] = await Promise.all([
    productRepository(scope.db).ofListing(id),
    listingRepository(scope.db).find(id),
    changeRepository(scope.db).ofListing(id),
  ]);
  if (!first || !listing) return notFound('product');
  const products = [first, ...others] as const;
  return ok({ ...view([...products], listing.version), history: changes.map(changeView(products)) });
};
