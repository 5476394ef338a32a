import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskAskForIdentificationArgs,
  MutationDeskReadIdentificationArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { askForIdentification, readIdentification } from '../services/photos/identification.ts';

export const identificationMutations = {
  deskAskForIdentification: async (
    _: unknown,
    args: MutationDeskAskForIdentificationArgs,
    context: RequestContext,
  ) => {
    const consultationId = readId('consultationId', args.consultationId);
    return valueOrThrow(await askForIdentification(context.scope, requireStaff(context), consultationId));
  },

  deskReadIdentification: async (
    _: unknown,
    args: MutationDeskReadIdentificationArgs,
    context: RequestContext,
  ) => {
    const consultationId = readId('consultationId', args.consultationId);
    const reading = { name: args.name, dob: args.dob, remark: args.remark ?? null };
    return valueOrThrow(
      await readIdentification(context.scope, requireStaff(context), consultationId, reading),
    );
  },
};
