import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type { MutationRemoveRenewalPhotoArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { type RenewalPhotoView, readRenewalPhotos } from '../../repositories/photos/renewal-photos.ts';
import { photoHref } from '../../services/photo-href.ts';
import { removeRenewalPhoto } from '../../services/photos/renewal-photos.ts';

/** Photos of a renewal, before it is sent. */
export const renewalPhotoTypeDefs = /* GraphQL */ `
  "The photos of a renewal."
  type RenewalPhotos {
    "Those that go with the renewal when it is sent; nobody else sees them before."
    photos: [VisitPhoto!]!
    "The newest usable photo of each view from earlier visits, to compare with."
    last: [VisitPhoto!]!
  }

  extend type User {
    "The photos of the renewal."
    renewalPhotos: RenewalPhotos!
  }

  extend type Mutation {
    "Deletes it permanently; only before the renewal is sent."
    removeRenewalPhoto(
      "Id of the photo."
      photoId: ID!
    ): Boolean!
  }
`;

const withUrl = (photo: RenewalPhotoView) => ({ ...photo, url: photoHref(photo.id) });

export const renewalPhotoUserFields = {
  renewalPhotos: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) => {
    const { user } = context.viewer;
    // Unsent photos are visible to the patient only, not to staff who impersonate them.
    if (user?.id !== id || user.impersonatorId !== null) return { photos: [], last: [] };
    const { photos, last } = await readRenewalPhotos(context.scope.read, id);
    return { photos: photos.map(withUrl), last: last.map(withUrl) };
  },
};

export const renewalPhotoMutations = {
  removeRenewalPhoto: async (_: unknown, args: MutationRemoveRenewalPhotoArgs, context: RequestContext) => {
    const { userId } = requirePatientInPerson(context);
    return valueOrThrow(await removeRenewalPhoto(context.scope, userId, readId('photoId', args.photoId)));
  },
};
