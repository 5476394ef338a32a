// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { VisitPhotoContentFragment } from '#modules/consultation/ui/visit-photo-content.generated.ts';

export type PhotosPageQueryVariables = Readonly<Record<string, never>>;

export type PhotosPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly photos: ReadonlyArray<VisitPhotoContentFragment> } | null } | null };

export const PhotosPageDocument = /* @__PURE__ */ typedDocument<PhotosPageQuery, PhotosPageQueryVariables>(
  'PhotosPage',
  'query PhotosPage{currentUser{id visit{id canUploadPhotos photoViews photos{...VisitPhotoContent}}}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
