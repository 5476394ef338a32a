import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationDeleteProgressPhotoArgs,
  MutationNoteProgressPhotoArgs,
  MutationRemindOfProgressArgs,
  MutationSendIdentificationArgs,
  MutationShareProgressPhotoArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { readProgress } from '../../repositories/photos/progress-view.ts';
import { sendIdentification } from '../../services/photos/identification.ts';
import { presentProgress } from '../../services/photos/present-progress.ts';
import {
  deleteProgressPhoto,
  noteProgressPhoto,
  remindOfProgress,
  shareProgressPhoto,
} from '../../services/photos/progress.ts';

const nothing = { photos: [], treatedSince: null, remindAt: null };

/** The progress of the viewer; never another patient's. Staff who impersonate them see shared photos. */
export const progress = async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) => {
  const { scope, viewer } = context;
  if (viewer.user?.id !== id) return nothing;
  const onlyShared = viewer.user.impersonatorId !== null;
  return presentProgress(await readProgress(scope.read, id), { onlyShared, now: scope.clock.now() });
};

export const photoMutations = {
  sendIdentification: async (_: unknown, args: MutationSendIdentificationArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    return valueOrThrow(await sendIdentification(context.scope, actor, userId, args));
  },

  noteProgressPhoto: async (_: unknown, args: MutationNoteProgressPhotoArgs, context: RequestContext) => {
    const { userId } = requirePatientInPerson(context);
    const input = { id: readId('id', args.id), note: args.note ?? null };
    return valueOrThrow(await noteProgressPhoto(context.scope, userId, input));
  },

  shareProgressPhoto: async (_: unknown, args: MutationShareProgressPhotoArgs, context: RequestContext) => {
    const { userId } = requirePatientInPerson(context);
    const input = { id: readId('id', args.id), isShared: args.isShared };
    return valueOrThrow(await shareProgressPhoto(context.scope, userId, input));
  },

  deleteProgressPhoto: async (_: unknown, args: MutationDeleteProgressPhotoArgs, context: RequestContext) => {
    const { userId } = requirePatientInPerson(context);
    return valueOrThrow(await deleteProgressPhoto(context.scope, userId, readId('id', args.id)));
  },

  remindOfProgress: (_: unknown, { isOn }: MutationRemindOfProgressArgs, context: RequestContext) =>
    remindOfProgress(context.scope, requirePatientInPerson(context).userId, isOn),
};
