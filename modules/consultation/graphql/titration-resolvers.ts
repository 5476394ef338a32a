import { accountPort, type Person } from '#modules/account/index.ts';
import { productsByIds } from '#modules/catalogue/index.ts';
import { type KnownChart, readKnown } from '#modules/eligibility/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type { MutationStartDoseChangeArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import { isOpen } from '../domain/states/index.ts';
import { baselinePhotos } from '../repositories/baseline-photos.ts';
import type { CareView } from '../repositories/care-view.ts';
import { photoHref } from '../services/photo-href.ts';
import { type DoseChoice, doseChoices } from '../services/titration/dose-choices.ts';
import { startDoseChange } from '../services/titration/start-dose-change.ts';
import type { presentVisit } from '../services/visit-view.ts';
import { careOf, productsOf } from './loaders.ts';

interface UserParent {
  readonly id: string;
}
interface DoseChangeParent {
  readonly userId: string;
  readonly care: CareView;
}

/** The account and the chart of the patient; read together with other data they cost no further statement. */
const knownOf = (userId: string, { once, scope }: RequestContext): Promise<[Person | null, KnownChart]> =>
  once(`consultation.known.${userId}`, () =>
    Promise.all([scope.use(accountPort).person(userId), readKnown(scope, userId)]),
  );

type VisitParent = NonNullable<ReturnType<typeof presentVisit>>;

/** Evaluated once per request; never for another person than the viewer. */
const choicesOf = (userId: string, context: RequestContext): Promise<readonly DoseChoice[]> =>
  context.viewer.user?.id === userId
    ? context.once(`consultation.doseChoices.${userId}`, async () =>
        doseChoices(context.scope, userId, ...(await knownOf(userId, context))),
      )
    : Promise.resolve([]);

const requestsOf = ({ visit }: CareView): readonly DoseRequest[] => visit?.doseRequests ?? [];

export const titrationUserFields = {
  doseChange: async ({ id }: UserParent, _: unknown, context: RequestContext): Promise<DoseChangeParent> => {
    const isOwn = context.viewer.user?.id === id;
    const [care] = await Promise.all([careOf(id, context), isOwn ? knownOf(id, context) : null]);
    return { userId: id, care };
  },
  titrationProducts: async ({ id }: UserParent, _: unknown, context: RequestContext) => {
    const choices = await choicesOf(id, context);
    return choices.flatMap(({ higher, lower }) => [higher ?? [], lower ?? []].flat());
  },
};

export const doseChangeFields = {
  choices: ({ userId, care: { visit } }: DoseChangeParent, _: unknown, context: RequestContext) =>
    visit?.doseRequests && isOpen(visit.status) ? [] : choicesOf(userId, context),
  isBegun: ({ care: { visit } }: DoseChangeParent) =>
    visit?.status === 'draft' && visit.doseRequests !== null,
  requests: ({ care }: DoseChangeParent) => requestsOf(care),
  isWaiting: ({ care }: DoseChangeParent) =>
    care.visit !== null && isOpen(care.visit.status) && requestsOf(care).some(({ isSettled }) => !isSettled),
};

export const doseRequestFields = {
  present: async ({ present }: DoseRequest, _: unknown, context: RequestContext) =>
    (await productsOf([present], context))[0],
  wanted: async ({ wanted }: DoseRequest, _: unknown, context: RequestContext) =>
    wanted && (await productsByIds([wanted.productId], context))[0],
};

export const titrationVisitFields = {
  isDoseChange: ({ source }: VisitParent) => source.doseRequests !== null,
  baselinePhotos: async ({ source }: VisitParent, _: unknown, { scope, viewer }: RequestContext) => {
    if (!viewer.user) return [];
    const photos = await baselinePhotos(scope.db, viewer.user.id, source.consultationId);
    return photos.map((photo) => ({ ...photo, url: photoHref(photo.id) }));
  },
};

export const titrationMutations = {
  startDoseChange: async (_: unknown, args: MutationStartDoseChangeArgs, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    const line = args.serviceLine ?? null;
    valueOrThrow(await startDoseChange(context.scope, actor, userId, line));
    return true;
  },
};
