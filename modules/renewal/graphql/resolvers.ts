import { readRuleIds } from '#modules/eligibility/index.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationChooseRenewalPlanArgs,
  MutationSaveRenewalIntakeArgs,
  MutationSubmitRenewalArgs,
  QueryRenewalIntakeArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { currentRenewalOf } from '../services/current-renewal.ts';
import { closeRenewal, finishRenewalPhotos } from '../services/end-steps.ts';
import { presentRenewal } from '../services/present-renewal.ts';
import { intakeView, saveRenewalIntake } from '../services/renewal-intake.ts';
import { chooseRenewalPlan, presentOptions } from '../services/renewal-options.ts';
import { startRenewal } from '../services/start-renewal.ts';
import { submitRenewal } from '../services/submit-renewal.ts';
import { annualFields, annualMutations, annualUserFields } from './annual/resolvers.ts';
import { ownRenewal } from './own-renewal.ts';
import { readPart } from './read-part.ts';
import { draftOf, knownAddress, renewalViewFields } from './view-fields.ts';

const presentNewest = async (userId: string, { scope }: RequestContext) =>
  presentRenewal(userId, await currentRenewalOf(scope, userId));

export const resolvers = {
  User: {
    ...annualUserFields,
    renewal: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) => {
      // Both are requested together, so that the address is read in the same statement.
      const [own] = await Promise.all([ownRenewal(id, context), knownAddress(id, context)]);
      return presentRenewal(id, own);
    },
  },

  RenewalView: renewalViewFields,
  AnnualCheckIn: annualFields,

  Query: {
    renewalIntake: async (_: unknown, { step }: QueryRenewalIntakeArgs, context: RequestContext) => {
      const { user } = context.viewer;
      const part = readPart(step);
      const draft = user && (await draftOf(user.id, await ownRenewal(user.id, context), context));
      return draft && intakeView(draft, part);
    },
  },

  Mutation: {
    ...annualMutations,
    startRenewal: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      valueOrThrow(await startRenewal(context.scope, actor, userId));
      return presentNewest(userId, context);
    },

    saveRenewalIntake: async (
      _: unknown,
      { input, step }: MutationSaveRenewalIntakeArgs,
      context: RequestContext,
    ) => {
      const { actor, userId } = requirePatientInPerson(context);
      const responseId = readId('input.responseId', input.responseId);
      const save = { ...input, responseId, part: readPart(step) };
      return savedView(valueOrThrow(await saveRenewalIntake(context.scope, actor, userId, save)));
    },

    finishRenewalPhotos: async (_: unknown, __: unknown, context: RequestContext) => {
      const { userId } = requirePatientInPerson(context);
      valueOrThrow(await finishRenewalPhotos(context.scope, userId));
      return presentNewest(userId, context);
    },

    chooseRenewalPlan: async (
      _: unknown,
      { input }: MutationChooseRenewalPlanArgs,
      context: RequestContext,
    ) => {
      const { userId } = requirePatientInPerson(context);
      const subscriptionId = readId('input.subscriptionId', input.subscriptionId);
      const chosen = await chooseRenewalPlan(context.scope, userId, { ...input, subscriptionId });
      return presentOptions(valueOrThrow(chosen), context.scope.clock.now());
    },

    closeRenewal: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      valueOrThrow(await closeRenewal(context.scope, actor, userId));
      return presentNewest(userId, context);
    },

    submitRenewal: async (_: unknown, args: MutationSubmitRenewalArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const responseId = readId('responseId', args.responseId);
      const { ip, userAgent } = context.viewer;
      valueOrThrow(
        await submitRenewal(context.scope, actor, userId, {
          responseId,
          revision: args.revision,
          isEmergency: args.isEmergency ?? false,
          acknowledgedRuleIds: readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []),
          agreed: args.agreed ?? false,
          shownHash: args.shownHash ?? null,
          ip,
          userAgent,
        }),
      );
      return presentNewest(userId, context);
    },
  },
} satisfies ResolverMap;
