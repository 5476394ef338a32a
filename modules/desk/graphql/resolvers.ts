import { badInput } from '#kernel/result.ts';
import { presentOutcome } from '#modules/consultation/index.ts';
import { readRuleIds } from '#modules/eligibility/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff, type Staff } from '#server/graphql/require-person.ts';
import type {
  DecisionInput,
  DeskTreatmentInput,
  MutationDeskAmendIntakeArgs,
  MutationDeskApproveArgs,
  MutationDeskCloseCheckInArgs,
  MutationDeskDiscontinueArgs,
  MutationDeskHoldArgs,
  MutationDeskOpenChangeArgs,
  MutationDeskProposeArgs,
  MutationDeskRefuseArgs,
  MutationDeskRejectPhotoArgs,
  MutationDeskRespondToAlertArgs,
  MutationDeskResumeArgs,
  MutationDeskSeeCorrectionArgs,
  QueryDeskCaseArgs,
  QueryDeskPlanPriceArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import type { TreatmentRequest } from '../domain/treatment-request.ts';
import { changeTreatment } from '../services/change-treatment.ts';
import { closeCheckIn } from '../services/check-in/close-check-in.ts';
import { correctAnswers } from '../services/correct-answers.ts';
import { approveCase, type Decision, proposePlan } from '../services/decide.ts';
import { deskCase } from '../services/desk-case.ts';
import { deskLine } from '../services/desk-queue.ts';
import { colleaguesFor } from '../services/hand-over-case.ts';
import { listRules } from '../services/list-rules.ts';
import { openChange } from '../services/open-change.ts';
import { deskPlanPrice } from '../services/plan-price.ts';
import { refuseCase } from '../services/refuse-case.ts';
import { rejectPhoto } from '../services/reject-photo.ts';
import { respondToAlert } from '../services/respond-to-alert.ts';
import { seeCorrection } from '../services/see-correction.ts';
import { continuityMutations, continuityQueries } from './continuity-resolvers.ts';
import { duplicateMutations, duplicateQueries } from './duplicates-resolvers.ts';
import { identificationMutations } from './identification-resolvers.ts';
import { messagingMutations, messagingQueries } from './messaging-resolvers.ts';
import { openStopMutations, openStopQueries } from './open-stops-resolvers.ts';
import { queueMutations, queueQueries } from './queue-resolvers.ts';
import { staffListQueries } from './staff-resolvers.ts';

const decisionOf = (input: DecisionInput): Decision => ({
  consultationId: readId('input.consultationId', input.consultationId),
  acknowledgedRuleIds: readRuleIds('input.acknowledgedRuleIds', input.acknowledgedRuleIds),
  productIds: input.productIds ?? null,
  reason: input.reason,
  refills: input.refills ?? null,
  note: input.note ?? null,
});

const treatmentOf = (input: DeskTreatmentInput): TreatmentRequest => ({
  ...input,
  consultationId: readId('input.consultationId', input.consultationId),
  prescriptionId: input.prescriptionId ? readId('input.prescriptionId', input.prescriptionId) : null,
  serviceLine: input.serviceLine ?? null,
  drugType: input.drugType ?? null,
});

const line = async ({ scope }: RequestContext, staff: Staff, consultationId: string) =>
  valueOrThrow(await deskLine(scope, staff, consultationId));

const deskQueries = {
  deskCase: async (_: unknown, args: QueryDeskCaseArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    return valueOrThrow(await deskCase(context.scope, staff, readId('consultationId', args.consultationId)));
  },
  deskPlanPrice: async (
    _: unknown,
    { consultationId, productIds = null }: QueryDeskPlanPriceArgs,
    context: RequestContext,
  ) => {
    const id = readId('consultationId', consultationId);
    return valueOrThrow(
      await deskPlanPrice(context.scope, requireStaff(context), { consultationId: id, productIds }),
    );
  },
  deskRules: (_: unknown, __: unknown, context: RequestContext) =>
    listRules(context.scope, requireStaff(context)),
};

const deskMutations = {
  deskCloseCheckIn: async (_: unknown, { input }: MutationDeskCloseCheckInArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('input.consultationId', input.consultationId);
    const outcome = (['continue', 'hold', 'discontinue'] as const).find((one) => one === input.outcome);
    if (!outcome)
      return valueOrThrow(badInput([{ field: 'input.outcome', message: 'Choose what follows.' }]));
    const decision = {
      consultationId,
      outcome,
      prescriptionIds: input.prescriptionIds.map((id) => readId('input.prescriptionIds', id)),
      acknowledgedRuleIds: readRuleIds('input.acknowledgedRuleIds', input.acknowledgedRuleIds),
      message: input.message,
    };
    valueOrThrow(await closeCheckIn(context.scope, staff, decision));
    return line(context, staff, consultationId);
  },

  deskApprove: async (_: unknown, { input }: MutationDeskApproveArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const { consultationId } = valueOrThrow(await approveCase(context.scope, staff, decisionOf(input)));
    return line(context, staff, consultationId);
  },

  deskPropose: async (_: unknown, { input }: MutationDeskProposeArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const { consultationId } = valueOrThrow(await proposePlan(context.scope, staff, decisionOf(input)));
    return line(context, staff, consultationId);
  },

  deskRefuse: async (_: unknown, args: MutationDeskRefuseArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const { reason, alternatives } = args;
    const consultationId = readId('consultationId', args.consultationId);
    valueOrThrow(await refuseCase(context.scope, staff, { consultationId, reason, alternatives }));
    return line(context, staff, consultationId);
  },

  deskAmendIntake: async (_: unknown, args: MutationDeskAmendIntakeArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('consultationId', args.consultationId);
    const responseId = readId('input.responseId', args.input.responseId);
    const input = { ...args.input, consultationId, responseId, askedAgain: args.askedAgain ?? [] };
    return presentOutcome(valueOrThrow(await correctAnswers(context.scope, staff, input)));
  },

  deskHold: async (_: unknown, { input, liftedWhen }: MutationDeskHoldArgs, context: RequestContext) =>
    valueOrThrow(
      await changeTreatment(context.scope, requireStaff(context), treatmentOf(input), {
        kind: 'hold',
        liftedWhen,
      }),
    ),

  deskResume: async (_: unknown, { input }: MutationDeskResumeArgs, context: RequestContext) =>
    valueOrThrow(
      await changeTreatment(context.scope, requireStaff(context), treatmentOf(input), { kind: 'resume' }),
    ),

  deskDiscontinue: async (_: unknown, { input }: MutationDeskDiscontinueArgs, context: RequestContext) =>
    valueOrThrow(
      await changeTreatment(context.scope, requireStaff(context), treatmentOf(input), {
        kind: 'discontinue',
      }),
    ),

  deskRespondToAlert: async (_: unknown, args: MutationDeskRespondToAlertArgs, context: RequestContext) => {
    const consultationId = readId('consultationId', args.consultationId);
    const response = { consultationId, outcome: args.outcome, note: args.note };
    return valueOrThrow(await respondToAlert(context.scope, requireStaff(context), response));
  },

  deskOpenChange: async (_: unknown, args: MutationDeskOpenChangeArgs, context: RequestContext) => {
    const opened = await openChange(context.scope, requireStaff(context), {
      ...args,
      consultationId: readId('consultationId', args.consultationId),
      prescriptionId: readId('prescriptionId', args.prescriptionId),
    });
    return valueOrThrow(opened).consultationId;
  },

  deskSeeCorrection: async (_: unknown, args: MutationDeskSeeCorrectionArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const correctionId = readId('correctionId', args.correctionId);
    const seen = await seeCorrection(context.scope, staff, { correctionId, note: args.note ?? null });
    return line(context, staff, valueOrThrow(seen).consultationId);
  },

  deskRejectPhoto: async (_: unknown, args: MutationDeskRejectPhotoArgs, context: RequestContext) => {
    const photoId = readId('photoId', args.photoId);
    return valueOrThrow(
      await rejectPhoto(context.scope, requireStaff(context), { photoId, reason: args.reason }),
    );
  },
};

export const resolvers = {
  Query: {
    ...queueQueries,
    ...deskQueries,
    ...duplicateQueries,
    ...continuityQueries,
    ...openStopQueries,
    ...messagingQueries,
    ...staffListQueries,
  },
  Mutation: {
    ...queueMutations,
    ...deskMutations,
    ...duplicateMutations,
    ...identificationMutations,
    ...messagingMutations,
    ...continuityMutations,
    ...openStopMutations,
  },
  DeskCaseDetail: {
    colleagues: ({ states }: { readonly states: readonly string[] }, _: unknown, { scope }: RequestContext) =>
      colleaguesFor(scope, states),
  },
} satisfies ResolverMap;
