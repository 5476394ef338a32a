import { fail } from '#kernel/result.ts';
import { everyLaterCharge, type OtcChangeQuote } from '#modules/billing/index.ts';
import { cadenceMonths, cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationChangeTreatmentArgs,
  MutationSaveMiniQuizArgs,
  MutationSaveTreatmentReviewArgs,
  QueryQuizResponsesArgs,
  QueryRecommendationsArgs,
  QueryTreatmentChangeArgs,
  UserQuizResponsesArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { type Viewer, viewerActor } from '#server/viewer.ts';
import { type QuizOwner, type QuizResponse, quizPort } from '../index.ts';
import { recommendFor, saveMiniQuiz } from '../services/mini-quiz.ts';
import { planChanges } from '../services/plan-changes.ts';
import {
  changeTreatment,
  quoteTreatmentChange,
  saveReview,
  treatmentUpdate,
} from '../services/treatment-update.ts';

type Charged = Pick<OtcChangeQuote['charges'][number], 'after' | 'later' | 'everyDays'>;

const ownerOf = (viewer: Viewer): QuizOwner => {
  if (viewer.user) return { userId: viewer.user.id };
  if (viewer.leadId) return { leadId: viewer.leadId };
  return valueOrThrow(fail('UNAUTHENTICATED', 'Please start again from the first question.'));
};

/** The signed-in patient. Staff and impersonators cannot change a treatment. */
const patientId = ({ user }: Viewer): string => {
  if (!user) return valueOrThrow(fail('UNAUTHENTICATED', 'Please sign in first.'));
  if (user.role !== 'patient' || user.impersonatorId)
    return valueOrThrow(fail('FORBIDDEN', 'Only the patient can do this.'));
  return user.id;
};

const present = (response: QuizResponse) => ({ ...response, content: JSON.stringify(response.content) });

const recommendations = async (_: unknown, args: QueryRecommendationsArgs, { scope }: RequestContext) => {
  const options = { cartProductIds: args.cartProductIds ?? [], variant: args.variant ?? null };
  const found = valueOrThrow(await recommendFor(scope, args.answers, options));
  return {
    ...found,
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

const afterCharge = {
  afterwards: ({ after, later, everyDays }: Charged) => everyLaterCharge(after, later, everyDays),
};
const afterPrice = {
  afterwards: ({ price, later, everyDays }: Omit<Charged, 'after'> & { price: number }) =>
    everyLaterCharge(price, later, everyDays),
};

export const resolvers = {
  ChangedCharge: afterCharge,
  RequestedPrice: afterCharge,
  PlanChoice: afterPrice,
  PlanVariant: afterPrice,
  ShippingProduct: afterPrice,
  Query: {
    recommendations,
    quizResponses,
    treatmentChange: async (
      _: unknown,
      { change }: QueryTreatmentChangeArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await quoteTreatmentChange(scope, patientId(viewer), change)),
  },
  Mutation: {
    saveMiniQuiz: async (_: unknown, args: MutationSaveMiniQuizArgs, { scope, viewer }: RequestContext) =>
      valueOrThrow(await saveMiniQuiz(scope, ownerOf(viewer), args.answers)),
    saveTreatmentReview: async (
      _: unknown,
      args: MutationSaveTreatmentReviewArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await saveReview(scope, patientId(viewer), args)),
    changeTreatment: async (
      _: unknown,
      { change, requestId, agreed, consentVersion, shownHash }: MutationChangeTreatmentArgs,
      { scope, viewer }: RequestContext,
    ) =>
      valueOrThrow(
        await changeTreatment(scope, viewerActor(viewer), patientId(viewer), {
          ...change,
          requestId,
          agreed,
          consentVersion,
          shownHash: shownHash ?? null,
          ip: viewer.ip,
          userAgent: viewer.userAgent,
        }),
      ),
  },
  RecommendedProduct: { plans },
  User: {
    planChanges: ({ id }: { id: string }, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? planChanges(scope, id) : null,
    treatmentUpdate: ({ id }: { id: string }, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? treatmentUpdate(scope, id) : null,
    quizResponses: (_: unknown, args: UserQuizResponsesArgs, context: RequestContext) =>
      quizResponses(_, { configName: args.configName }, context),
    quizType: async (_: unknown, __: unknown, { scope, viewer }: RequestContext) =>
      (await scope.use(quizPort).latest(ownerOf(viewer)))?.configName,
  },
} satisfies ResolverMap;
