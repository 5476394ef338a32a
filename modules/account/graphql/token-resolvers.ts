import { fail } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskCreateTokenArgs,
  MutationDeskRevokeTokenArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { createToken } from '../services/tokens/create-token.ts';
import { listTokens } from '../services/tokens/list-tokens.ts';
import { revokeToken } from '../services/tokens/revoke-token.ts';

export const tokenQueries = {
  deskTokens: (_: unknown, __: unknown, context: RequestContext) =>
    listTokens(context.scope, requireStaff(context)),
};

export const tokenMutations = {
  deskCreateToken: async (_: unknown, args: MutationDeskCreateTokenArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    // A token outlives the session, so the session must have what every session of staff needs.
    if (!context.viewer.signIn?.hasSecondFactor)
      return valueOrThrow(fail('SECOND_FACTOR_REQUIRED', 'Sign in with your second factor to make a token.'));
    return valueOrThrow(await createToken(context.scope, staff, args));
  },

  deskRevokeToken: async (_: unknown, { id }: MutationDeskRevokeTokenArgs, context: RequestContext) =>
    valueOrThrow(await revokeToken(context.scope, requireStaff(context), readId('id', id))),
};
