import { cadenceMonths, cataloguePort } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  QueryArticleArgs,
  QueryLowestMonthlyPriceArgs,
} from '#server/graphql/resolver-types.generated.ts';
import type { ResolverMap } from '#server/module.ts';
import type { Block } from '../data/articles/article.ts';
import { articles } from '../data/articles/index.ts';

/** A block as the field of its kind. */
const fieldsOf = (block: Block) => ({
  paragraphs: block.kind === 'text' ? block.paragraphs : null,
  list: block.kind === 'list' ? { items: block.items, ordered: block.ordered === true } : null,
  table: block.kind === 'table' ? block : null,
  hundred: block.kind === 'hundred' ? block : null,
  risk: block.kind === 'risk' ? block : null,
  urgent: block.kind === 'urgent' ? block : null,
});

const article = (_: unknown, { slug }: QueryArticleArgs) => {
  const found = articles.find((candidate) => candidate.slug === slug);
  if (!found) return null;
  const sections = found.sections.map((section) => ({ ...section, blocks: section.blocks.map(fieldsOf) }));
  return { ...found, sections };
};

const lowestMonthlyPrice = async (
  _: unknown,
  { serviceLine }: QueryLowestMonthlyPriceArgs,
  { scope }: RequestContext,
): Promise<number | null> => {
  const prices = (await scope.use(cataloguePort).products())
    .filter(
      (product) =>
        product.serviceLine === serviceLine &&
        product.needsPrescription &&
        product.userSelectable &&
        product.supplyInDays > 0,
    )
    .map((product) => Math.round(product.price / cadenceMonths(product)));
  return prices.length > 0 ? Math.min(...prices) : null;
};

export const resolvers = { Query: { article, lowestMonthlyPrice } } satisfies ResolverMap;
