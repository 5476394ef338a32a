import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson, requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskActOnServiceRequestArgs,
  MutationReplyToServiceRequestArgs,
  MutationSubmitServiceRequestArgs,
  QueryDeskServiceRequestsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { requestStatuses } from '../domain/request-state.ts';
import { isRequestTopic } from '../domain/topics.ts';
import { actOnRequest } from '../services/act-on-request.ts';
import { listDeskRequests, listRequests } from '../services/list-requests.ts';
import { replyToRequest } from '../services/reply-to-request.ts';
import { submitRequest } from '../services/submit-request.ts';

const staffActor = (context: RequestContext) => {
  const { user, actor } = requireStaff(context);
  return { ...actor, id: user.id };
};

export const resolvers = {
  User: {
    serviceRequests: async (
      { id }: { readonly id: string },
      _: unknown,
      { scope, viewer }: RequestContext,
    ) => (viewer.user?.id === id ? listRequests(scope, id) : []),
  },

  Query: {
    deskServiceRequests: async (_: unknown, args: QueryDeskServiceRequestsArgs, context: RequestContext) =>
      listDeskRequests(context.scope, staffActor(context), {
        status: requestStatuses.find((status) => status === args.status) ?? 'open',
        topic: args.topic && isRequestTopic(args.topic) ? args.topic : null,
      }),
  },

  Mutation: {
    submitServiceRequest: async (
      _: unknown,
      { input }: MutationSubmitServiceRequestArgs,
      context: RequestContext,
    ) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await submitRequest(context.scope, actor, userId, input));
    },

    replyToServiceRequest: async (
      _: unknown,
      args: MutationReplyToServiceRequestArgs,
      context: RequestContext,
    ) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await replyToRequest(context.scope, actor, userId, args));
    },

    deskActOnServiceRequest: async (
      _: unknown,
      { input }: MutationDeskActOnServiceRequestArgs,
      context: RequestContext,
    ) => valueOrThrow(await actOnRequest(context.scope, staffActor(context), input)),
  },
} satisfies ResolverMap;
