import { readRuleIds } from '#modules/eligibility/index.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationSaveRenewalIntakeArgs,
  MutationSubmitRenewalArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { type CurrentRenewal, currentRenewalOf } from '../services/current-renewal.ts';
import { presentRenewal } from '../services/present-renewal.ts';
import { renewalIntakeOf, saveRenewalIntake, submitRenewal } from '../services/renewal-intake.ts';
import { startRenewal } from '../services/start-renewal.ts';
import { summarizeRenewals } from '../services/summarize-renewals.ts';

/** The viewer's own renewal, read once per request; nobody sees another patient's. */
const ownRenewal = async (userId: string, context: RequestContext): Promise<CurrentRenewal> => {
  const { viewer, scope, once } = context;
  return viewer.user?.id === userId
    ? once(`renewal.current.${userId}`, () => currentRenewalOf(scope, userId))
    : { status: 'none', summary: summarizeRenewals([], scope.clock.now()), latest: null };
};

const presentNewest = async (userId: string, { scope }: RequestContext) =>
  presentRenewal(await currentRenewalOf(scope, userId));

export const resolvers = {
  User: {
    renewal: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) =>
      presentRenewal(await ownRenewal(id, context)),
  },

  Query: {
    renewalIntake: async (_: unknown, __: unknown, context: RequestContext) => {
      const { user } = context.viewer;
      return user && renewalIntakeOf(context.scope, await ownRenewal(user.id, context));
    },
  },

  Mutation: {
    startRenewal: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      valueOrThrow(await startRenewal(context.scope, actor, userId));
      return presentNewest(userId, context);
    },

    saveRenewalIntake: async (_: unknown, args: MutationSaveRenewalIntakeArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const responseId = readId('input.responseId', args.input.responseId);
      const saved = valueOrThrow(
        await saveRenewalIntake(context.scope, actor, userId, { ...args.input, responseId }),
      );
      return savedView(saved);
    },

    submitRenewal: async (_: unknown, args: MutationSubmitRenewalArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const responseId = readId('responseId', args.responseId);
      const { revision, isEmergency } = args;
      const acknowledgedRuleIds = readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []);
      valueOrThrow(
        await submitRenewal(context.scope, actor, userId, {
          responseId,
          revision,
          isEmergency: isEmergency ?? false,
          acknowledgedRuleIds,
        }),
      );
      return presentNewest(userId, context);
    },
  },
} satisfies ResolverMap;
