import type { RequestContext } from '#server/graphql/context.ts';
import type { MutationRecordPrivacyChoiceArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { recordChoice } from '../services/record-choice.ts';

export const resolvers = {
  Mutation: {
    recordPrivacyChoice: async (
      _: unknown,
      { given, version, textHash }: MutationRecordPrivacyChoiceArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await recordChoice(scope, viewer, { given, version, textHash })),
  },
} satisfies ResolverMap;
