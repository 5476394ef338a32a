import { isFlagName } from '#config/flag-catalogue.ts';
import { badInput } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { QueryFeatureFlagsArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { flagsOf } from '#server/viewer.ts';
import type { Person } from '../index.ts';

const MAX_FLAGS = 200;

const featureFlags = (_: unknown, { flagNames }: QueryFeatureFlagsArgs, { viewer }: RequestContext) => {
  if (flagNames.length > MAX_FLAGS)
    return valueOrThrow(
      badInput([{ field: 'flagNames', message: `Ask for at most ${MAX_FLAGS} flags at once.` }]),
    );
  const flags = flagsOf(viewer);
  return flagNames.map((name) => ({ name, value: isFlagName(name) ? flags[name] : null }));
};

export const currentUserQueries = {
  featureFlags,
  currentUtmParams: (_: unknown, __: unknown, { viewer }: RequestContext) => viewer.utm ?? {},
};

export const currentUserFields = {
  dob: async ({ person }: { readonly person: () => Promise<Person | null> }) => (await person())?.dob,
};
