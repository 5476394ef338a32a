import { fail, notFound } from '#kernel/result.ts';
import { usStates } from '#kernel/us-states.ts';
import { noticeRequestsPort } from '#modules/account/index.ts';
import { consultationFee } from '#modules/billing/index.ts';
import { type QuizOwner, savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationAgreeToStartArgs,
  MutationNotifyOfServiceArgs,
  MutationNotifyOfStateArgs,
  MutationSaveStartFlowArgs,
  MutationSubmitStartFlowArgs,
  QueryStartFlowArgs,
  QueryStartStopArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { viewerActor } from '#server/viewer.ts';
import { isAwaitedService } from '../domain/awaited-services.ts';
import { type FlowName, isFlowName } from '../domain/flows.ts';
import { agree } from '../services/consents.ts';
import { flowView, saveFlow, submitFlow } from '../services/flow.ts';
import { forgetStart } from '../services/forget.ts';
import type { Answerer } from '../services/outcome.ts';
import { reportedMove } from '../services/reported-move.ts';
import { startOver, stopOf, unfinishedOf } from '../services/resume.ts';

const flowOf = (name: string): FlowName =>
  isFlowName(name) ? name : valueOrThrow(notFound('questionnaire'));

/** Null for a visitor without a lead. */
const ownerOf = ({ viewer }: RequestContext): QuizOwner | null => {
  if (viewer.user) return { userId: viewer.user.id };
  return viewer.leadId ? { leadId: viewer.leadId } : null;
};

/** Answers can only be given by the person themselves, never while impersonating. */
const answererOf = (context: RequestContext): Answerer => {
  const owner = ownerOf(context);
  const actor = viewerActor(context.viewer);
  if (actor.impersonatorId !== null)
    return valueOrThrow(
      fail('FORBIDDEN', 'Only the patient can do this, not someone who impersonates them.'),
    );
  return owner
    ? { owner, actor }
    : valueOrThrow(fail('UNAUTHENTICATED', 'Please start again from the first question.'));
};

const startMove = (_: unknown, __: unknown, context: RequestContext) => {
  const owner = ownerOf(context);
  return owner ? reportedMove(context.scope, owner) : null;
};

export const resolvers = {
  Query: {
    startFlow: (_: unknown, { name }: QueryStartFlowArgs, context: RequestContext) =>
      flowView(context.scope, ownerOf(context), flowOf(name)),
    startUnfinished: (_: unknown, __: unknown, context: RequestContext) => {
      const owner = ownerOf(context);
      return owner ? unfinishedOf(context.scope, owner) : [];
    },
    startStop: (_: unknown, { sexualHealth }: QueryStartStopArgs, context: RequestContext) => {
      const owner = ownerOf(context);
      return owner ? stopOf(context.scope, owner, sexualHealth ?? false) : null;
    },
    startMove,
    doctorVisitFee: () => consultationFee,
  },
  Mutation: {
    saveStartFlow: async (_: unknown, { name, input }: MutationSaveStartFlowArgs, context: RequestContext) =>
      savedView(valueOrThrow(await saveFlow(context.scope, answererOf(context), flowOf(name), input))),

    submitStartFlow: async (_: unknown, args: MutationSubmitStartFlowArgs, context: RequestContext) => {
      const { responseId, revision } = args;
      const input = { responseId, revision, acknowledgedRuleIds: args.acknowledgedRuleIds ?? [] };
      return valueOrThrow(await submitFlow(context.scope, answererOf(context), flowOf(args.name), input));
    },

    startOver: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, owner } = answererOf(context);
      await startOver(context.scope, actor, owner);
      return true;
    },

    forgetStart: async (_: unknown, __: unknown, context: RequestContext) => {
      const { scope, viewer } = context;
      // Staff who act in a patient's place delete nothing of theirs; a visitor without answers has nothing to delete.
      if (viewer.user) answererOf(context);
      const userId = viewer.user?.id ?? null;
      return valueOrThrow(await forgetStart(scope, { userId, leadId: viewer.leadId }));
    },

    agreeToStart: async (
      _: unknown,
      { accepted }: MutationAgreeToStartArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await agree(scope, viewer, accepted)),

    notifyOfState: async (_: unknown, args: MutationNotifyOfStateArgs, { scope, viewer }: RequestContext) => {
      const known = usStates.some(([code]) => code === args.state);
      const request = { topic: 'state' as const, subject: args.state, email: args.email ?? null };
      const problems = known ? [] : [{ field: 'state', message: 'Please choose a state.' }];
      return valueOrThrow(await scope.use(noticeRequestsPort).add(viewer, request, problems));
    },

    notifyOfService: async (
      _: unknown,
      { service, email }: MutationNotifyOfServiceArgs,
      { scope, viewer }: RequestContext,
    ) => {
      const problems = isAwaitedService(service)
        ? []
        : [{ field: 'service', message: 'Please choose a service.' }];
      const request = { topic: 'service' as const, subject: service, email: email ?? null };
      return valueOrThrow(await scope.use(noticeRequestsPort).add(viewer, request, problems));
    },
  },
} satisfies ResolverMap;
