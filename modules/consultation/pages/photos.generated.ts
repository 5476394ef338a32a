// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PhotosPageQueryVariables = Readonly<Record<string, never>>;

export type PhotosPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null }> } | null } | null };

export const PhotosPageDocument = typedDocument<PhotosPageQuery, PhotosPageQueryVariables>(
  'PhotosPage',
  'query PhotosPage{currentUser{id visit{id canUploadPhotos photoViews photos{id view status url reason}}}}',
);
