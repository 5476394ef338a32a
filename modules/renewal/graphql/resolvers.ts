import { badInput, fail } from '#kernel/result.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationSaveRenewalIntakeArgs,
  MutationSubmitRenewalArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import type { ResolverMap } from '#server/module.ts';
import { refusedToImpersonator } from '#server/ports/impersonation.ts';
import { viewerActor } from '#server/viewer.ts';
import { renewalIntakeOf, saveRenewalIntake, submitRenewal } from '../services/intake.ts';
import { situationOf } from '../services/situation.ts';
import { type Standing, standingOf } from '../services/standing.ts';
import { startRenewal } from '../services/start.ts';
import { presentRenewal } from '../services/view.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const readId = (field: string, id: string): string =>
  UUID.test(id) ? id.toLowerCase() : unwrap(badInput([{ field, message: 'This is not an id of ours.' }]));

const MAX_RULES = 200;

const readRuleIds = (ruleIds: readonly string[]): readonly string[] =>
  ruleIds.length > MAX_RULES
    ? unwrap(badInput([{ field: 'acknowledgedRuleIds', message: 'These are too many rules.' }]))
    : ruleIds;

/** The patient himself: nobody answers health questions in his place. */
const himself = ({ viewer }: RequestContext) => {
  const { user } = viewer;
  if (!user) return unwrap(fail('UNAUTHENTICATED', 'Please sign in.'));
  if (user.role !== 'patient') return unwrap(fail('FORBIDDEN', 'Only patients can do this.'));
  if (user.impersonatorId !== null) return unwrap(refusedToImpersonator);
  return { userId: user.id, actor: viewerActor(viewer) };
};

/** The standing of the person who asks, read once per request; nobody sees another's. */
const ownStanding = async (userId: string, context: RequestContext): Promise<Standing> => {
  const { viewer, scope, once } = context;
  return viewer.user?.id === userId
    ? once(`renewal.standing.${userId}`, () => standingOf(scope, userId))
    : { status: 'none', situation: situationOf([], scope.clock.now()), latest: null };
};

const afterwards = async (userId: string, { scope }: RequestContext) =>
  presentRenewal(await standingOf(scope, userId));

export const resolvers = {
  User: {
    renewal: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) =>
      presentRenewal(await ownStanding(id, context)),
  },

  Query: {
    renewalIntake: async (_: unknown, __: unknown, context: RequestContext) => {
      const { user } = context.viewer;
      return user && renewalIntakeOf(context.scope, await ownStanding(user.id, context));
    },
  },

  Mutation: {
    startRenewal: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, userId } = himself(context);
      unwrap(await startRenewal(context.scope, actor, userId));
      return afterwards(userId, context);
    },

    saveRenewalIntake: async (_: unknown, args: MutationSaveRenewalIntakeArgs, context: RequestContext) => {
      const { actor, userId } = himself(context);
      const responseId = readId('input.responseId', args.input.responseId);
      const saved = unwrap(
        await saveRenewalIntake(context.scope, actor, userId, { ...args.input, responseId }),
      );
      return savedView(saved);
    },

    submitRenewal: async (_: unknown, args: MutationSubmitRenewalArgs, context: RequestContext) => {
      const { actor, userId } = himself(context);
      const responseId = readId('responseId', args.responseId);
      const { revision, isEmergency } = args;
      const acknowledgedRuleIds = readRuleIds(args.acknowledgedRuleIds ?? []);
      unwrap(
        await submitRenewal(context.scope, actor, userId, {
          responseId,
          revision,
          isEmergency: isEmergency ?? false,
          acknowledgedRuleIds,
        }),
      );
      return afterwards(userId, context);
    },
  },
} satisfies ResolverMap;
