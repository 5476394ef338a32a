import { badInput } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationNotifyOfDrugArgs,
  QueryDrugFactsArgs,
  QueryProductArgs,
  QueryProductsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { drugFactsPage } from '../data/facts/drug-facts-page.ts';
import { drugFactsSlugOf } from '../data/facts/slug-of.ts';
import { catalogueEntries } from '../domain/catalogue-entry.ts';
import type { Product } from '../domain/product.ts';
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

const catalogue = async (_: unknown, __: unknown, { scope }: RequestContext) => {
  const service = scope.use(cataloguePort);
  return catalogueEntries(await service.products()).map((entry) => ({
    ...entry,
    cadences: Object.values(entry.cadences),
    offered: service.isOffered({ drugType: entry.drugType, needsPrescription: entry.isRx }),
    drugFacts: drugFactsSlugOf(entry),
  }));
};

const drugFacts = (_: unknown, args: QueryDrugFactsArgs, { scope }: RequestContext) => {
  const facts = drugFactsPage(args.slug);
  if (!facts) return null;
  const needsPrescription = facts.kind === 'prescription';
  const service = scope.use(cataloguePort);
  const offered = facts.drugTypes.some((drugType) => service.isOffered({ drugType, needsPrescription }));
  return { ...facts, offered };
};

const offered = (product: Product, _: unknown, { scope }: RequestContext) =>
  scope.use(cataloguePort).isOffered(product);

const addNoticeRequest = async (
  _: unknown,
  args: MutationNotifyOfDrugArgs,
  { scope, viewer }: RequestContext,
) => valueOrThrow(await notifyOfDrug(scope, viewer, args));

/** Codes with their names, as pages write them. */
const unavailableStates = (product: Pick<Product, 'unavailableStates'>) =>
  product.unavailableStates.map((code) => ({ code, name: stateName(code) }));

export const resolvers = {
  Query: { products, product, catalogue, drugFacts, ...deskQueries },
  Mutation: { ...deskMutations, notifyOfDrug: addNoticeRequest },
  Product: { unavailableStates, offered, drugFacts: drugFactsSlugOf },
  DeskListing: { unavailableStates },
} satisfies ResolverMap;
