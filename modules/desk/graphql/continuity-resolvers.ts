import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskDecideContinuityArgs,
  QueryDeskContinuityArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { continuityOfCase, decideContinuityOfCase } from '../services/continuity.ts';

export const continuityQueries = {
  deskContinuity: async (_: unknown, { consultationId }: QueryDeskContinuityArgs, context: RequestContext) =>
    valueOrThrow(
      await continuityOfCase(context.scope, requireStaff(context), readId('consultationId', consultationId)),
    ),
};

export const continuityMutations = {
  deskDecideContinuity: async (
    _: unknown,
    { input }: MutationDeskDecideContinuityArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await decideContinuityOfCase(context.scope, requireStaff(context), {
        ...input,
        consultationId: readId('input.consultationId', input.consultationId),
        prescriptionId: readId('input.prescriptionId', input.prescriptionId),
      }),
    ),
};
