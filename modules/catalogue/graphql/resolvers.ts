import { badInput } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationNotifyOfDrugArgs,
  QueryComparisonArgs,
  QueryDrugFactsArgs,
  QueryProductArgs,
  QueryProductsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { flagsOf, type Viewer } from '#server/viewer.ts';
import { comparisonOf } from '../data/comparisons.ts';
import { drugFactsPage } from '../data/facts/drug-facts-page.ts';
import { drugFactsSlugOf } from '../data/facts/slug-of.ts';
import { doseOfProduct } from '../data/product-dose.ts';
import { catalogueEntries } from '../domain/catalogue-entry.ts';
import { pausedLinesOf } from '../domain/offered.ts';
import { cadenceMonths, type Product } from '../domain/product.ts';
import { cataloguePort } from '../index.ts';
import { notifyOfDrug } from '../services/notify-of-drug.ts';
import { deskMutations, deskQueries } from './desk-resolvers.ts';

/** More ids than the catalog has products is not a legitimate request. */
const MAX_IDS = 300;

const products = async (_: unknown, args: QueryProductsArgs, { scope }: RequestContext) => {
  const catalogue = scope.use(cataloguePort);
  const ids = args.productIds;
  if (ids && ids.length > MAX_IDS)
    return valueOrThrow(
      badInput([{ field: 'productIds', message: `Ask for at most ${MAX_IDS} products at once.` }]),
    );
  const found = ids ? await catalogue.productsByIds(ids) : await catalogue.products();
  return args.userSelectable === true ? found.filter((product) => product.userSelectable) : found;
};

const product = async (_: unknown, args: QueryProductArgs, { scope }: RequestContext) =>
  (await scope.use(cataloguePort).productsByIds([args.productId]))[0] ?? null;

/** Whether the viewer may buy it: offered to everyone, and not switched off for the viewer. */
const isOffered = (one: Product, scope: Scope, viewer: Viewer): boolean =>
  scope.use(cataloguePort).isOffered(one) && !pausedLinesOf(flagsOf(viewer)).includes(one.serviceLine);

const catalogue = async (_: unknown, __: unknown, { scope, viewer }: RequestContext) => {
  const service = scope.use(cataloguePort);
  const all = await service.products();
  return catalogueEntries(all).map((entry) => ({
    ...entry,
    cadences: Object.values(entry.cadences),
    offered: all.some((one) => one.drugType === entry.drugType && isOffered(one, scope, viewer)),
    drugFacts: drugFactsSlugOf(entry),
  }));
};

const drugFacts = async (_: unknown, args: QueryDrugFactsArgs, { scope, viewer }: RequestContext) => {
  const facts = drugFactsPage(args.slug);
  if (!facts) return null;
  const ofPage = (await scope.use(cataloguePort).products()).filter(
    (one) => drugFactsSlugOf(one) === args.slug,
  );
  return { ...facts, offered: ofPage.some((one) => isOffered(one, scope, viewer)) };
};

const comparison = async (_: unknown, args: QueryComparisonArgs, { scope }: RequestContext) => {
  const found = comparisonOf(args.condition);
  if (!found) return null;
  const sold = (await scope.use(cataloguePort).products()).filter(
    ({ userSelectable, supplyInDays }) => userSelectable && supplyInDays > 0,
  );
  const treatments = found.treatments.map((treatment) => {
    const prices = sold
      .filter(({ drugType }) => treatment.drugTypes.includes(drugType))
      .map((one) => Math.round(one.price / cadenceMonths(one)));
    return { ...treatment, lowestMonthlyPrice: prices.length > 0 ? Math.min(...prices) : null };
  });
  return { ...found, treatments };
};

const offered = (product: Product, _: unknown, { scope, viewer }: RequestContext) =>
  isOffered(product, scope, viewer);

const addNoticeRequest = async (
  _: unknown,
  args: MutationNotifyOfDrugArgs,
  { scope, viewer }: RequestContext,
) => valueOrThrow(await notifyOfDrug(scope, viewer, args));

/** Codes with their names, as pages write them. */
const unavailableStates = (product: Pick<Product, 'unavailableStates'>) =>
  product.unavailableStates.map((code) => ({ code, name: stateName(code) }));

export const resolvers = {
  Query: { products, product, catalogue, comparison, drugFacts, ...deskQueries },
  Mutation: { ...deskMutations, notifyOfDrug: addNoticeRequest },
  Product: { unavailableStates, offered, dose: doseOfProduct, drugFacts: drugFactsSlugOf },
  DeskListing: { unavailableStates },
} satisfies ResolverMap;
