import { connectionOf, noEntries, readPage } from '#server/graphql/connection.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationMarkMessagesReadArgs,
  MutationRemoveMessageAttachmentArgs,
  MutationSaveMessageDraftArgs,
  MutationSendMessageArgs,
  UserMessagesConnectionArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { removeAttachment } from '../services/attachments.ts';
import {
  markMessagesRead,
  messagesOf,
  messagesPage,
  readSubject,
  saveDraft,
  sendMessage,
} from '../services/patient-messages.ts';
import { conversationsOf } from '../services/present-conversations.ts';

interface UserParent {
  readonly id: string;
}

export const resolvers = {
  ConsultationMessage: {
    authorPhotoUrl: ({ authorPhotoUrl }: { readonly authorPhotoUrl?: string | null }) =>
      authorPhotoUrl ?? null,
  },

  User: {
    messages: async ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? messagesOf(scope, id) : [],
    messagesConnection: async (
      { id }: UserParent,
      args: UserMessagesConnectionArgs,
      { scope, viewer }: RequestContext,
    ) => {
      const page = valueOrThrow(readPage(args));
      return viewer.user?.id === id ? connectionOf(await messagesPage(scope, id, page), page) : noEntries;
    },
    messageConversations: async ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? conversationsOf(scope, id) : [],
  },

  Mutation: {
    sendMessage: async (_: unknown, args: MutationSendMessageArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await sendMessage(context.scope, actor, userId, args));
    },

    markMessagesRead: async (_: unknown, args: MutationMarkMessagesReadArgs, context: RequestContext) => {
      const { userId } = requirePatientInPerson(context);
      const subject = args.subject ? valueOrThrow(readSubject(args.subject)) : null;
      await markMessagesRead(context.scope, userId, subject);
      return true;
    },

    saveMessageDraft: async (_: unknown, args: MutationSaveMessageDraftArgs, context: RequestContext) =>
      valueOrThrow(await saveDraft(context.scope, requirePatientInPerson(context).userId, args)),

    removeMessageAttachment: async (
      _: unknown,
      { id }: MutationRemoveMessageAttachmentArgs,
      context: RequestContext,
    ) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await removeAttachment(context.scope, actor, userId, readId('id', id)));
    },
  },
} satisfies ResolverMap;
