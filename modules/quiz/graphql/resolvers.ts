import { fail } from '#kernel/result.ts';
import { cadenceMonths, cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationSaveMiniQuizArgs,
  QueryQuizResponsesArgs,
  QueryRecommendationsArgs,
  UserQuizResponsesArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import type { ResolverMap } from '#server/module.ts';
import type { Viewer } from '#server/viewer.ts';
import { type QuizOwner, type QuizResponse, quizPort } from '../index.ts';
import { recommendFor, saveMiniQuiz } from '../services/mini-quiz.ts';

const ownerOf = (viewer: Viewer): QuizOwner => {
  if (viewer.user) return { userId: viewer.user.id };
  if (viewer.leadId) return { leadId: viewer.leadId };
  return unwrap(fail('UNAUTHENTICATED', 'Please start again from the first question.'));
};

const present = (response: QuizResponse) => ({ ...response, content: JSON.stringify(response.content) });

const recommendations = async (_: unknown, args: QueryRecommendationsArgs, { scope }: RequestContext) => {
  const options = { cartProductIds: args.cartProductIds ?? [], variant: args.variant ?? null };
  const found = unwrap(await recommendFor(scope, args.answers, options));
  return {
    askADoctor: found.askADoctor,
    products: found.products.map(({ product, reason }) => ({
      id: product.id,
      drugType: product.drugType,
      cadence: cadenceMonths(product),
      reason,
      product,
    })),
  };
};

const plans = async (
  parent: { drugType: DrugType },
  _: unknown,
  { scope, once }: RequestContext,
): Promise<Product[]> => {
  const products = await once('quiz.products', () => scope.use(cataloguePort).products());
  return products
    .filter(
      ({ drugType, userSelectable, buyNow }) => drugType === parent.drugType && userSelectable && !buyNow,
    )
    .toSorted((a, b) => a.supplyInDays - b.supplyInDays);
};

const quizResponses = async (_: unknown, args: QueryQuizResponsesArgs, { scope, viewer }: RequestContext) => {
  const found = await scope
    .use(quizPort)
    .responses(ownerOf(viewer), args.configName, args.configVersion ?? undefined);
  return found.map(present);
};

export const resolvers: ResolverMap = {
  Query: { recommendations, quizResponses },
  Mutation: {
    saveMiniQuiz: async (_: unknown, args: MutationSaveMiniQuizArgs, { scope, viewer }: RequestContext) =>
      unwrap(await saveMiniQuiz(scope, ownerOf(viewer), args.answers)),
  },
  RecommendedProduct: { plans },
  User: {
    quizResponses: (_: unknown, args: UserQuizResponsesArgs, context: RequestContext) =>
      quizResponses(_, { configName: args.configName }, context),
    quizType: async (_: unknown, __: unknown, { scope, viewer }: RequestContext) =>
      (await scope.use(quizPort).latest(ownerOf(viewer)))?.configName,
  },
};
