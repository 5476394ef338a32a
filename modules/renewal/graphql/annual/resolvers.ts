import { consultationPort } from '#modules/consultation/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type { MutationConfirmAnnualAddressArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { confirmAddress } from '../../services/annual/confirm-address.ts';
import {
  annualEntry,
  annualProgressOf,
  type PresentedAnnual,
  presentAddress,
  presentAnnual,
  presentAnswers,
  presentSupply,
} from '../../services/annual/present-annual.ts';
import { currentRenewalOf } from '../../services/current-renewal.ts';
import { optionsOf, presentOptions, type RenewalOptions } from '../../services/renewal-options.ts';
import { startRenewal } from '../../services/start-renewal.ts';
import { ownRenewal } from '../own-renewal.ts';
import { draftOf, knownAddress } from '../view-fields.ts';

/** Read once per state of the check-in. */
const keyOf = ({ userId, source }: PresentedAnnual, what: string): string =>
  `renewal.annual.${what}.${userId}.${source.status}.${source.latest?.id}`;

const isAnswered = ({ status }: PresentedAnnual): boolean => status === 'in_progress';

const optionsFor = async (
  parent: PresentedAnnual,
  { once, scope }: RequestContext,
): Promise<RenewalOptions> => {
  const { userId, source, status } = parent;
  const { latest, summary } = source;
  if (latest === null || (status !== 'in_progress' && status !== 'submitted'))
    return { chosen: [], stored: [], others: [], consentText: '' };
  return once(keyOf(parent, 'options'), () => optionsOf(scope, userId, latest, summary));
};

const progressOf = (parent: PresentedAnnual, context: RequestContext) =>
  context.once(keyOf(parent, 'progress'), async () => {
    const { userId, source, photoViews } = parent;
    const draft = isAnswered(parent) ? await draftOf(userId, source, context) : null;
    if (!draft) return null;
    const { scope } = context;
    const photosTaken =
      photoViews.length === 0 ? [] : await scope.use(consultationPort).renewalPhotoViews(userId);
    const known = {
      draft,
      address: await knownAddress(userId, context),
      options: await optionsFor(parent, context),
      photosTaken,
    };
    return annualProgressOf(source, known, scope.clock.now());
  });

const stepView = ({
  step,
  title,
  path,
  status,
}: {
  step: string;
  title: string;
  path: string;
  status: string;
}) => ({
  step,
  title,
  href: path,
  status,
});

/** What costs statements of its own, read only where a page asks for it. */
export const annualFields = {
  href: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    (await progressOf(parent, context))?.nextPath ?? annualEntry(parent.source),
  steps: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    ((await progressOf(parent, context))?.steps ?? []).map(stepView),
  unfinished: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    ((await progressOf(parent, context))?.unfinished ?? []).map(stepView),
  address: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    isAnswered(parent) ? presentAddress(await knownAddress(parent.userId, context), parent.source) : null,
  supply: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    presentSupply(await optionsFor(parent, context), context.scope.clock.now()),
  others: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    presentOptions(await optionsFor(parent, context), context.scope.clock.now()).others,
  consentText: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    (await optionsFor(parent, context)).consentText,
  answers: async (parent: PresentedAnnual, _: unknown, context: RequestContext) =>
    isAnswered(parent) ? presentAnswers(await draftOf(parent.userId, parent.source, context)) : [],
};

export const annualUserFields = {
  annualCheckIn: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) =>
    presentAnnual(id, await ownRenewal(id, context)),
};

const newest = async (userId: string, { scope }: RequestContext) =>
  presentAnnual(userId, await currentRenewalOf(scope, userId));

export const annualMutations = {
  startAnnualCheckIn: async (_: unknown, __: unknown, context: RequestContext) => {
    const { actor, userId } = requirePatientInPerson(context);
    valueOrThrow(await startRenewal(context.scope, actor, userId, 'annual'));
    return newest(userId, context);
  },
  confirmAnnualAddress: async (
    _: unknown,
    { hash }: MutationConfirmAnnualAddressArgs,
    context: RequestContext,
  ) => {
    const { userId } = requirePatientInPerson(context);
    valueOrThrow(await confirmAddress(context.scope, userId, hash));
    return newest(userId, context);
  },
};
