import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskEndBannerArgs,
  MutationDeskPublishBannerArgs,
  MutationDeskSaveBannerArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { endBanner, listBanners, publishBanner, saveBanner } from '../services/banners.ts';

const staffActor = (context: RequestContext) => {
  const { user, actor } = requireStaff(context);
  return { ...actor, id: user.id };
};

export const bannerQueries = {
  deskBanners: (_: unknown, __: unknown, context: RequestContext) =>
    listBanners(context.scope, staffActor(context)),
};

export const bannerMutations = {
  deskSaveBanner: async (_: unknown, { input }: MutationDeskSaveBannerArgs, context: RequestContext) => {
    const { bannerId, ...text } = input;
    const known = bannerId == null ? null : readId('bannerId', bannerId);
    return valueOrThrow(await saveBanner(context.scope, staffActor(context), { ...text, bannerId: known }));
  },

  deskPublishBanner: async (
    _: unknown,
    { id, version }: MutationDeskPublishBannerArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(await publishBanner(context.scope, staffActor(context), { id: readId('id', id), version })),

  deskEndBanner: async (_: unknown, { id }: MutationDeskEndBannerArgs, context: RequestContext) =>
    valueOrThrow(await endBanner(context.scope, staffActor(context), readId('id', id))),
};
