import { readRuleIds } from '#modules/eligibility/index.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatient, requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationAcceptPlanArgs,
  MutationAcceptSsriWarningArgs,
  MutationAmendIntakeArgs,
  MutationCancelVisitArgs,
  MutationChangeBirthDateArgs,
  MutationConfirmCorrectionArgs,
  MutationDeclinePlanArgs,
  MutationRemovePhotoArgs,
  MutationSaveIntakeArgs,
  MutationSubmitIntakeArgs,
  UserPlanLinkArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { readCare } from '../repositories/care-view.ts';
import { amendIntake } from '../services/amend-intake.ts';
import { changeBirthDate } from '../services/change-birth-date.ts';
import { confirmCorrection, correctionsOf } from '../services/confirm-correction.ts';
import { declineSsri } from '../services/decline-ssri.ts';
import { intakePathOf } from '../services/intake-path.ts';
import { finishPhotos, removePhoto } from '../services/photos.ts';
import { acceptPlan, cancelVisit, declinePlan } from '../services/plan-answer.ts';
import { openPlanLink } from '../services/plan-link.ts';
import { presentCare } from '../services/present-care.ts';
import { presentOutcome } from '../services/present-outcome.ts';
import { saveIntake } from '../services/save-intake.ts';
import { acceptSsriWarning, ssriWarningOf } from '../services/ssri-consent.ts';
import { submitIntake } from '../services/submit-intake.ts';
import { intakeOf, presentVisit, submittedIntakeOf, textsToRead } from '../services/visit-view.ts';
import { careOf, productsOf } from './loaders.ts';

type VisitParent = NonNullable<ReturnType<typeof presentVisit>>;
interface UserParent {
  readonly id: string;
}

export const userFields = {
  care: async ({ id }: UserParent, _: unknown, context: RequestContext) =>
    presentCare(await careOf(id, context), context.scope.clock.now()),
  visit: async ({ id }: UserParent, _: unknown, context: RequestContext) =>
    presentVisit(await careOf(id, context)),
  planLink: async ({ id }: UserParent, { link }: UserPlanLinkArgs, { scope, viewer }: RequestContext) => {
    if (!link || viewer.user?.id !== id) return null;
    const { state, consultationId } = await openPlanLink(scope, id, link);
    return {
      state,
      visit:
        state === 'open'
          ? presentVisit(await readCare(scope.read, id, scope.clock.now(), consultationId))
          : null,
    };
  },
  corrections: ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
    viewer.user?.id === id ? correctionsOf(scope, id) : [],
};

export const visitFields = {
  intake: ({ source }: VisitParent, _: unknown, { scope }: RequestContext) => intakeOf(scope, source),
  intakePath: ({ source }: VisitParent) => intakePathOf(source),
  ssriWarning: ({ source }: VisitParent, _: unknown, { scope, viewer }: RequestContext) =>
    viewer.user ? ssriWarningOf(scope, viewer.user.id, source) : null,
  submittedIntake: ({ source }: VisitParent, _: unknown, { scope }: RequestContext) =>
    submittedIntakeOf(scope, source),
  requestedProducts: ({ source }: VisitParent, _: unknown, context: RequestContext) =>
    productsOf(source.userProducts, context),
  proposal: async ({ source }: VisitParent, _: unknown, context: RequestContext) => {
    const { proposal, userProducts } = source;
    if (!proposal) return null;
    const [requested, proposed] = await Promise.all([
      productsOf(userProducts, context),
      productsOf(proposal.products, context),
    ]);
    const { user } = context.viewer;
    const drugTypes = proposed.map(({ drugType }) => drugType);
    const ssriWarning = user ? await ssriWarningOf(context.scope, user.id, { drugTypes }) : null;
    return {
      ...proposal,
      visit: { userId: user?.id ?? '', checkoutId: source.checkoutId, userProducts },
      isFirstPlan: source.journeyKind === 'request',
      requested,
      proposed,
      chargedNow: source.kind === 'initial',
      textsToRead: textsToRead(source, proposed),
      ssriWarning,
    };
  },
};

export const patientMutations = {
  changeBirthDate: async (_: unknown, args: MutationChangeBirthDateArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    return valueOrThrow(await changeBirthDate(context.scope, actor, userId, args));
  },

  saveIntake: async (_: unknown, { input }: MutationSaveIntakeArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const responseId = readId('input.responseId', input.responseId);
    const saved = valueOrThrow(await saveIntake(context.scope, actor, userId, { ...input, responseId }));
    return savedView(saved);
  },

  submitIntake: async (_: unknown, args: MutationSubmitIntakeArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const responseId = readId('responseId', args.responseId);
    const { revision } = args;
    const acknowledgedRuleIds = readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []);
    const input = { responseId, revision, acknowledgedRuleIds };
    return presentOutcome(valueOrThrow(await submitIntake(context.scope, actor, userId, input)));
  },

  acceptSsriWarning: async (
    _: unknown,
    { agreed, shownHash }: MutationAcceptSsriWarningArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await acceptSsriWarning(context.scope, requirePatientInPerson(context), { agreed, shownHash }),
    ),

  declineSsri: async (_: unknown, __: unknown, context: RequestContext) =>
    valueOrThrow(await declineSsri(context.scope, requirePatientInPerson(context))),

  amendIntake: async (_: unknown, { input }: MutationAmendIntakeArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const responseId = readId('input.responseId', input.responseId);
    return presentOutcome(
      valueOrThrow(await amendIntake(context.scope, actor, userId, { ...input, responseId })),
    );
  },

  confirmCorrection: async (
    _: unknown,
    { correctionId }: MutationConfirmCorrectionArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await confirmCorrection(
        context.scope,
        requirePatientInPerson(context),
        readId('correctionId', correctionId),
      ),
    ),

  removePhoto: async (_: unknown, args: MutationRemovePhotoArgs, context: RequestContext) => {
    const { actor, userId } = requirePatient(context);
    return valueOrThrow(await removePhoto(context.scope, actor, userId, readId('photoId', args.photoId)));
  },

  finishPhotos: async (_: unknown, __: unknown, context: RequestContext) => {
    const { actor, userId } = requirePatient(context);
    return valueOrThrow(await finishPhotos(context.scope, actor, userId));
  },

  acceptPlan: async (_: unknown, args: MutationAcceptPlanArgs, context: RequestContext) => {
    const consultationId = readId('consultationId', args.consultationId);
    const { consent, consentHash } = args;
    const acknowledgedRuleIds = readRuleIds('acknowledgedRuleIds', args.acknowledgedRuleIds ?? []);
    const { proposalId = null } = args;
    const input = { consultationId, consent, consentHash, acknowledgedRuleIds, proposalId };
    return valueOrThrow(await acceptPlan(context.scope, requirePatientInPerson(context), input));
  },

  declinePlan: async (_: unknown, args: MutationDeclinePlanArgs, context: RequestContext) => {
    const consultationId = readId('consultationId', args.consultationId);
    const { reason, declinesSsri } = args;
    const proposalId = args.proposalId ?? null;
    const answer = { consultationId, reason, declinesSsri: declinesSsri ?? false, proposalId };
    return valueOrThrow(await declinePlan(context.scope, requirePatientInPerson(context), answer));
  },

  cancelVisit: async (_: unknown, args: MutationCancelVisitArgs, context: RequestContext) => {
    const patient = requirePatientInPerson(context);
    const consultationId = args.consultationId ? readId('consultationId', args.consultationId) : null;
    return valueOrThrow(
      await cancelVisit(context.scope, patient, { consultationId, reason: args.reason ?? null }),
    );
  },
};
