import { timeZoneOf } from '#kernel/time-zones.ts';
import { accountPort } from '#modules/account/index.ts';
import { procedureDays, visitCheckoutsPort } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { consultationPort, presentOutcome, visitOfPatient } from '#modules/consultation/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationBeginRequestArgs,
  MutationChooseProcedureArgs,
  MutationReviewRequestArgs,
  MutationSaveRequestTopicArgs,
  VisitRequestCheckoutArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { stageOf } from '../domain/request-stage.ts';
import { basicsOf, topicLabels } from '../domain/topic-names.ts';
import {
  type RequestOwner,
  type VisitRequest,
  visitRequestRepository,
} from '../repositories/visit-requests.ts';
import { beginVisit, chooseProcedure, offeredTopics, saveTopic } from '../services/choose-topic.ts';

const ownerOf = ({ viewer }: RequestContext): RequestOwner => ({
  userId: viewer.user?.id ?? null,
  leadId: viewer.leadId,
});

/** Null fields while nothing was chosen. */
type Parent = Partial<VisitRequest>;

const zoneOf = async ({ scope, viewer }: RequestContext): Promise<string> => {
  const person = viewer.user ? await scope.use(accountPort).person(viewer.user.id) : null;
  return timeZoneOf({ timeZone: person?.timeZone ?? null, address: person?.address ?? null });
};

/** What the checkout is for; null while it is not known. */
const wishOf = ({ topic, procedureId, procedureOn, consultationId }: Parent) => {
  if (topic === 'procedure')
    return procedureId && procedureOn
      ? ({ kind: 'deposit', productId: procedureId, procedureOn } as const)
      : null;
  return consultationId ? ({ kind: 'visit', consultationId } as const) : null;
};

/** The visit that was opened, for its own patient; read once for all fields. */
const visitOf = async ({ consultationId, userId }: Parent, { scope, viewer, once }: RequestContext) =>
  consultationId && viewer.user && viewer.user.id === userId
    ? once(`request.visit.${consultationId}`, () => visitOfPatient(scope, userId, consultationId))
    : null;

export const resolvers = {
  Query: {
    visitRequest: async (_: unknown, __: unknown, context: RequestContext): Promise<Parent> =>
      (await visitRequestRepository(context.scope.db).newest(ownerOf(context))) ?? {},
  },
  VisitRequest: {
    topic: ({ topic }: Parent) => topic ?? null,
    basics: ({ topic }: Parent) => (topic ? basicsOf[topic] : null),
    topics: (_: Parent, __: unknown, { scope }: RequestContext) =>
      offeredTopics(scope).map((name) => ({ name, ...topicLabels[name] })),
    visit: (request: Parent, _: unknown, context: RequestContext) => visitOf(request, context),
    stage: async (request: Parent, _: unknown, context: RequestContext) => {
      const visit = await visitOf(request, context);
      return visit && stageOf(visit.source.status);
    },
    procedures: async (_: Parent, __: unknown, { scope }: RequestContext) =>
      (await scope.use(cataloguePort).products())
        .filter(({ drugClass }) => drugClass === 'procedure')
        .map(({ id, title, description, price }) => ({ id, title, description, amount: price })),
    procedureId: ({ procedureId }: Parent) => procedureId ?? null,
    procedureOn: ({ procedureOn }: Parent) => procedureOn ?? null,
    checkout: async (
      request: Parent,
      { state }: VisitRequestCheckoutArgs,
      { scope, viewer }: RequestContext,
    ) => {
      const wish = wishOf(request);
      return wish && viewer.user && viewer.user.id === request.userId
        ? valueOrThrow(await scope.use(visitCheckoutsPort).page(viewer.user.id, wish, state ?? null))
        : null;
    },
    firstDay: async (_: Parent, __: unknown, context: RequestContext) =>
      procedureDays(context.scope.clock.now(), await zoneOf(context)).from,
    lastDay: async (_: Parent, __: unknown, context: RequestContext) =>
      procedureDays(context.scope.clock.now(), await zoneOf(context)).to,
  },
  Mutation: {
    saveRequestTopic: async (_: unknown, { topic }: MutationSaveRequestTopicArgs, context: RequestContext) =>
      valueOrThrow(await saveTopic(context.scope, ownerOf(context), topic)),
    beginRequest: async (_: unknown, { topic }: MutationBeginRequestArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const owner = { userId, leadId: context.viewer.leadId };
      valueOrThrow(await beginVisit(context.scope, actor, owner, topic));
      return true;
    },
    chooseProcedure: async (_: unknown, args: MutationChooseProcedureArgs, context: RequestContext) => {
      const { userId } = requirePatientInPerson(context);
      const owner = { userId, leadId: context.viewer.leadId };
      return valueOrThrow(await chooseProcedure(context.scope, owner, args));
    },
    reviewRequest: async (_: unknown, args: MutationReviewRequestArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const responseId = readId('responseId', args.responseId);
      const review = { responseId, revision: args.revision };
      return presentOutcome(
        valueOrThrow(await context.scope.use(consultationPort).reviewRequest(actor, userId, review)),
      );
    },
  },
} satisfies ResolverMap;
