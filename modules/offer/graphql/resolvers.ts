import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatient, requirePatientInPerson, requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationAcceptOfferArgs,
  MutationDeclineOfferArgs,
  MutationDeskSetOfferCampaignArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { readDeskOffers } from '../repositories/campaigns.ts';
import { hasPendingOffer } from '../repositories/offers.ts';
import { acceptOffer, declineOffer } from '../services/answer-offer.ts';
import { setCampaign } from '../services/campaign.ts';
import { offerStart, presentStart } from '../services/offer-start.ts';
import { offerTask, viewOffer } from '../services/view-offer.ts';

interface UserParent {
  readonly id: string;
}

const staffActor = (context: RequestContext) => {
  const { user, actor } = requireStaff(context);
  return { ...actor, id: user.id };
};

/** A field that only the patient sees, and staff who impersonate them. */
const forOwner =
  <T>(show: (context: RequestContext, userId: string) => Promise<T>) =>
  async ({ id }: UserParent, _: unknown, context: RequestContext): Promise<T | null> =>
    context.viewer.user?.id === id && context.viewer.user.role === 'patient' ? show(context, id) : null;

export const resolvers = {
  User: {
    hasPendingUserOffer: ({ id }: UserParent, _: unknown, { scope }: RequestContext) =>
      hasPendingOffer(scope.read, id, scope.clock.now()),
    offer: forOwner(({ scope }, id) => viewOffer(scope, id)),
    offerTask: forOwner(({ scope }, id) => offerTask(scope, id)),
  },

  Query: {
    offerStart: async (_: unknown, __: unknown, context: RequestContext) =>
      presentStart(valueOrThrow(await offerStart(context.scope, requirePatient(context).userId))),

    deskOffers: (_: unknown, __: unknown, context: RequestContext) => {
      staffActor(context);
      return readDeskOffers(context.scope.read);
    },
  },

  Mutation: {
    acceptOffer: async (_: unknown, { input }: MutationAcceptOfferArgs, context: RequestContext) => {
      const { shownHash = null, ...answer } = input;
      const patient = requirePatientInPerson(context);
      return valueOrThrow(await acceptOffer(context.scope, patient, { ...answer, shownHash }));
    },

    declineOffer: async (_: unknown, { offerId }: MutationDeclineOfferArgs, context: RequestContext) =>
      valueOrThrow(await declineOffer(context.scope, requirePatientInPerson(context), offerId)),

    deskSetOfferCampaign: async (
      _: unknown,
      { input }: MutationDeskSetOfferCampaignArgs,
      context: RequestContext,
    ) => valueOrThrow(await setCampaign(context.scope, staffActor(context), input)),
  },
} satisfies ResolverMap;
