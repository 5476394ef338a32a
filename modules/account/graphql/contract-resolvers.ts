import { badInput } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { QueryFeatureFlagsArgs } from '#server/graphql/resolver-types.generated.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { type FlagName, flagDefaults, flagsPort } from '#server/ports/flags.ts';
import type { Person } from '../index.ts';

const MAX_FLAGS = 200;

const isFlag = (name: string): name is FlagName => Object.hasOwn(flagDefaults, name);

const featureFlags = (
  _: unknown,
  { flagNames }: QueryFeatureFlagsArgs,
  { scope, viewer }: RequestContext,
) => {
  if (flagNames.length > MAX_FLAGS)
    return unwrap(badInput([{ field: 'flagNames', message: `Ask for at most ${MAX_FLAGS} flags at once.` }]));
  const flags = scope.use(flagsPort);
  const key = viewer.user?.id ?? viewer.leadId ?? 'visitor';
  return Promise.all(
    flagNames.map(async (name) => ({ name, value: isFlag(name) ? await flags.value(name, key) : null })),
  );
};

export const contractQueries = {
  featureFlags,
  currentUtmParams: (_: unknown, __: unknown, { viewer }: RequestContext) => viewer.utm ?? {},
};

export const contractUserFields = {
  dob: ({ person }: { readonly person: Person | null }) => person?.dob,
};
