import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type { MutationSendMessageArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { markMessagesRead, messagesOf, sendMessage } from '../services/patient-messages.ts';
import { presentMessage } from './present-message.ts';

export const resolvers = {
  User: {
    messages: async ({ id }: { readonly id: string }, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id
        ? (await messagesOf(scope, id)).map((message) => presentMessage(message, 'patient'))
        : [],
  },

  Mutation: {
    sendMessage: async (_: unknown, { body }: MutationSendMessageArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      return presentMessage(valueOrThrow(await sendMessage(context.scope, actor, userId, body)), 'patient');
    },

    markMessagesRead: async (_: unknown, __: unknown, context: RequestContext) => {
      await markMessagesRead(context.scope, requirePatientInPerson(context).userId);
      return true;
    },
  },
} satisfies ResolverMap;
