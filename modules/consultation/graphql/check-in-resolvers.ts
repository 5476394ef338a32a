import { factPort } from '#modules/eligibility/index.ts';
import { savedView } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationSaveCheckInArgs,
  MutationSubmitCheckInArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { trendsOf } from '../domain/check-in/trends.ts';
import { baselinePhotos } from '../repositories/baseline-photos.ts';
import { type CheckInView, readCheckIns } from '../repositories/check-in/check-in-view.ts';
import { isAnswered } from '../repositories/check-in/check-ins.ts';
import {
  type PresentedCheckIn,
  presentCheckIn,
  presentCheckInOutcome,
  questionnaireOf,
} from '../services/check-in/present-check-in.ts';
import { saveCheckIn } from '../services/check-in/save-check-in.ts';
import { submitCheckIn } from '../services/check-in/submit-check-in.ts';
import { photoHref } from '../services/photo-href.ts';
import { careOf, productsOf } from './loaders.ts';

interface UserParent {
  readonly id: string;
}

/** The check-ins of the viewer, read once per request; never another patient's. */
const checkInsOf = (id: string, { once, scope, viewer }: RequestContext): Promise<readonly CheckInView[]> =>
  viewer.user?.id === id
    ? once(`consultation.checkIns.${id}`, () => readCheckIns(scope.read, id))
    : Promise.resolve([]);

export const userFields = {
  checkIns: async ({ id }: UserParent, _: unknown, context: RequestContext) =>
    (await checkInsOf(id, context)).map((view) => presentCheckIn(view, context.scope.clock.now())),
  trends: async ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
    viewer.user?.id === id ? trendsOf(await scope.use(factPort).of(id)) : [],
};

export const checkInFields = {
  questionnaire: ({ source }: PresentedCheckIn, _: unknown, { scope }: RequestContext) =>
    questionnaireOf(scope, source),
  outcome: async (
    { result, source: { findings } }: PresentedCheckIn,
    _: unknown,
    context: RequestContext,
  ) => {
    const { user } = context.viewer;
    if (result === null || !isAnswered(result) || !user) return null;
    return presentCheckInOutcome(result, findings, (await careOf(user.id, context)).treatments);
  },
  firstPhotos: async ({ id, photoViews }: PresentedCheckIn, _: unknown, context: RequestContext) => {
    const { once, scope, viewer } = context;
    const userId = viewer.user?.id;
    if (photoViews.length === 0 || userId === undefined) return [];
    const first = await once(`consultation.firstPhotos.${userId}`, () =>
      baselinePhotos(scope.db, userId, null),
    );
    return first
      .filter(({ consultationId }) => consultationId !== id)
      .map((photo) => ({ ...photo, url: photoHref(photo.id) }));
  },
  decided: async ({ source: { decided } }: PresentedCheckIn, _: unknown, context: RequestContext) => {
    if (!decided) return null;
    const [before, after] = await Promise.all([
      productsOf(decided.before, context),
      productsOf(decided.after, context),
    ]);
    return { before, after };
  },
};

export const mutations = {
  saveCheckIn: async (_: unknown, { input }: MutationSaveCheckInArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const responseId = readId('input.responseId', input.responseId);
    return savedView(valueOrThrow(await saveCheckIn(context.scope, actor, userId, { ...input, responseId })));
  },

  submitCheckIn: async (_: unknown, args: MutationSubmitCheckInArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const responseId = readId('responseId', args.responseId);
    const { revision } = args;
    return valueOrThrow(await submitCheckIn(context.scope, actor, userId, { responseId, revision }));
  },
};
