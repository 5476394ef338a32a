import { badInput } from '#kernel/result.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationAcceptPlanArgs,
  MutationAmendIntakeArgs,
  MutationCancelVisitArgs,
  MutationDeclinePlanArgs,
  MutationRemovePhotoArgs,
  MutationSaveIntakeArgs,
  MutationSendMessageArgs,
  MutationSubmitIntakeArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import type { Message } from '../repositories/messages.ts';
import { amendIntake } from '../services/amend-intake.ts';
import { presentCare } from '../services/care-status.ts';
import { markMessagesRead, messagesOf, sendMessage } from '../services/messages.ts';
import { finishPhotos, removePhoto } from '../services/photos.ts';
import { acceptPlan, cancelVisit, declinePlan } from '../services/plan-answer.ts';
import { saveIntake } from '../services/save-intake.ts';
import { submitIntake } from '../services/submit-intake.ts';
import { handedInOf, intakeOf, presentOutcome, presentVisit, textsToRead } from '../services/visit-view.ts';
import { himself, patientOf } from './guards.ts';
import { careOf, productsOf } from './loaders.ts';

type VisitParent = NonNullable<ReturnType<typeof presentVisit>>;
interface UserParent {
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as we make them; anything else is BAD_USER_INPUT on `field`. */
export const readId = (field: string, id: string): string =>
  UUID.test(id) ? id.toLowerCase() : unwrap(badInput([{ field, message: 'This is not an id of ours.' }]));

const MAX_RULES = 200;

/** Rule ids as somebody ticked them; unknown ones are harmless, too many are BAD_USER_INPUT on `field`. */
export const readRuleIds = (field: string, ruleIds: readonly string[]): readonly string[] =>
  ruleIds.length > MAX_RULES ? unwrap(badInput([{ field, message: 'These are too many rules.' }])) : ruleIds;

/** `reader` is whose unread messages count: those of the other side. */
export const presentMessage = (message: Message, reader: 'patient' | 'staff') => ({
  ...message,
  unread: message.readAt === null && (message.authorType === 'patient') === (reader === 'staff'),
});

export const userFields = {
  care: async ({ id }: UserParent, _: unknown, context: RequestContext) =>
    presentCare(await careOf(id, context), context.scope.clock.now()),
  visit: async ({ id }: UserParent, _: unknown, context: RequestContext) =>
    presentVisit(await careOf(id, context)),
  messages: async ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
    viewer.user?.id === id
      ? (await messagesOf(scope, id)).map((message) => presentMessage(message, 'patient'))
      : [],
};

export const visitFields = {
  intake: ({ source }: VisitParent, _: unknown, { scope }: RequestContext) => intakeOf(scope, source),
  handedIn: ({ source }: VisitParent, _: unknown, { scope }: RequestContext) => handedInOf(scope, source),
  requestedProducts: ({ source }: VisitParent, _: unknown, context: RequestContext) =>
    productsOf(source.userProducts, context),
  proposal: async ({ source }: VisitParent, _: unknown, context: RequestContext) => {
    const { proposal, userProducts } = source;
    if (!proposal) return null;
    const [requested, proposed] = await Promise.all([
      productsOf(userProducts, context),
      productsOf(proposal.products, context),
    ]);
    return { ...proposal, requested, proposed, textsToRead: textsToRead(source, proposed) };
  },
};

export const patientMutations = {
  saveIntake: async (_: unknown, { input }: MutationSaveIntakeArgs, context: RequestContext) => {
    const { actor, userId } = himself(context);
    const responseId = readId('input.responseId', input.responseId);
    const saved = unwrap(await saveIntake(context.scope, actor, userId, { ...input, responseId }));
    return savedView(saved);
  },

  submitIntake: async (_: unknown, args: MutationSubmitIntakeArgs, context: RequestContext) => {
    const { actor, userId } = himself(context);
    const responseId = readId('responseId', args.responseId);
    const { revision } = args;
    const acknowledgedRuleIds = readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []);
    const input = { responseId, revision, acknowledgedRuleIds };
    return presentOutcome(unwrap(await submitIntake(context.scope, actor, userId, input)));
  },

  amendIntake: async (_: unknown, { input }: MutationAmendIntakeArgs, context: RequestContext) => {
    const { actor, userId } = himself(context);
    const responseId = readId('input.responseId', input.responseId);
    return presentOutcome(unwrap(await amendIntake(context.scope, actor, userId, { ...input, responseId })));
  },

  removePhoto: async (_: unknown, args: MutationRemovePhotoArgs, context: RequestContext) => {
    const { actor, userId } = patientOf(context);
    return unwrap(await removePhoto(context.scope, actor, userId, readId('photoId', args.photoId)));
  },

  finishPhotos: async (_: unknown, __: unknown, context: RequestContext) => {
    const { actor, userId } = patientOf(context);
    return unwrap(await finishPhotos(context.scope, actor, userId));
  },

  sendMessage: async (_: unknown, { body }: MutationSendMessageArgs, context: RequestContext) => {
    const { actor, userId } = himself(context);
    return presentMessage(unwrap(await sendMessage(context.scope, actor, userId, body)), 'patient');
  },

  markMessagesRead: async (_: unknown, __: unknown, context: RequestContext) => {
    await markMessagesRead(context.scope, himself(context).userId);
    return true;
  },

  acceptPlan: async (_: unknown, args: MutationAcceptPlanArgs, context: RequestContext) => {
    const consultationId = readId('consultationId', args.consultationId);
    const { consent } = args;
    const acknowledgedRuleIds = readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []);
    const input = { consultationId, consent, acknowledgedRuleIds };
    return unwrap(await acceptPlan(context.scope, himself(context), input));
  },

  declinePlan: async (_: unknown, args: MutationDeclinePlanArgs, context: RequestContext) => {
    const consultationId = readId('consultationId', args.consultationId);
    const { reason } = args;
    return unwrap(await declinePlan(context.scope, himself(context), { consultationId, reason }));
  },

  cancelVisit: async (_: unknown, { reason }: MutationCancelVisitArgs, context: RequestContext) =>
    unwrap(await cancelVisit(context.scope, himself(context), reason ?? null)),
};
