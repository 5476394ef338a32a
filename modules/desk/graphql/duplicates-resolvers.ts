import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskDismissDuplicateArgs,
  MutationDeskMergeAccountsArgs,
  QueryDeskPossibleDuplicatesArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { duplicatesWithoutCase } from '../services/duplicates-without-case.ts';
import { dismissDuplicate, duplicatesOfCase, mergeAccounts } from '../services/possible-duplicates.ts';

const inputOf = ({ consultationId, duplicateId, reason }: MutationDeskDismissDuplicateArgs) => ({
  consultationId: consultationId ? readId('consultationId', consultationId) : null,
  duplicateId: readId('duplicateId', duplicateId),
  reason,
});

export const duplicateQueries = {
  deskDuplicatesWithoutCase: (_: unknown, __: unknown, context: RequestContext) =>
    duplicatesWithoutCase(context.scope, requireStaff(context)),

  deskPossibleDuplicates: async (
    _: unknown,
    { consultationId }: QueryDeskPossibleDuplicatesArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await duplicatesOfCase(context.scope, requireStaff(context), readId('consultationId', consultationId)),
    ),
};

export const duplicateMutations = {
  deskDismissDuplicate: async (_: unknown, args: MutationDeskDismissDuplicateArgs, context: RequestContext) =>
    valueOrThrow(await dismissDuplicate(context.scope, requireStaff(context), inputOf(args))),

  deskMergeAccounts: async (_: unknown, args: MutationDeskMergeAccountsArgs, context: RequestContext) =>
    valueOrThrow(
      await mergeAccounts(context.scope, requireStaff(context), {
        ...inputOf(args),
        keepThis: args.keepThis,
      }),
    ),
};
