import { messagePort, presentMessage } from '#modules/message/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskMessageArgs,
  MutationDeskNoReplyNeededArgs,
  MutationDeskRemoveMessageFileArgs,
  MutationDeskSaveMessageDraftArgs,
  QueryDeskMessagingArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { messagePatient } from '../services/message-patient.ts';
import { messagingOf, needsNoReply, saveStaffDraft } from '../services/messaging.ts';

export const messagingQueries = {
  deskMessaging: async (_: unknown, { consultationId }: QueryDeskMessagingArgs, context: RequestContext) =>
    valueOrThrow(
      await messagingOf(context.scope, requireStaff(context), readId('consultationId', consultationId)),
    ),
};

export const messagingMutations = {
  deskMessage: async (_: unknown, args: MutationDeskMessageArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('consultationId', args.consultationId);
    const { body, asksPatient, subject = null } = args;
    const attachmentIds = args.attachmentIds ?? [];
    const input = { consultationId, body, asksPatient, subject, attachmentIds };
    const { message, files } = valueOrThrow(await messagePatient(context.scope, staff, input));
    return presentMessage(message, files);
  },

  deskSaveMessageDraft: async (
    _: unknown,
    args: MutationDeskSaveMessageDraftArgs,
    context: RequestContext,
  ) => {
    const consultationId = readId('consultationId', args.consultationId);
    const input = { ...args, consultationId };
    return valueOrThrow(await saveStaffDraft(context.scope, requireStaff(context), input));
  },

  deskRemoveMessageFile: async (
    _: unknown,
    { id }: MutationDeskRemoveMessageFileArgs,
    context: RequestContext,
  ) => {
    const { actor, user } = requireStaff(context);
    return valueOrThrow(await context.scope.use(messagePort).removeFile(actor, user.id, readId('id', id)));
  },

  deskNoReplyNeeded: async (
    _: unknown,
    { consultationId }: MutationDeskNoReplyNeededArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await needsNoReply(context.scope, requireStaff(context), readId('consultationId', consultationId)),
    ),
};
