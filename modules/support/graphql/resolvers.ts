import { fail } from '#kernel/result.ts';
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

/** Customer service is the operators' work. */
const requireOperator = (context: RequestContext) => {
  const { user, actor } = requireStaff(context);
  return user.role === 'operator'
    ? { ...actor, id: user.id }
    : valueOrThrow(fail('FORBIDDEN', 'Only operators can do this.'));
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
      listDeskRequests(context.scope, requireOperator(context), {
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
    ) => valueOrThrow(await actOnRequest(context.scope, requireOperator(context), input)),
  },
} satisfies ResolverMap;
