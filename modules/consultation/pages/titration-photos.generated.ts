// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type TitrationPhotosPageQueryVariables = Readonly<Record<string, never>>;

export type TitrationPhotosPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly isDoseChange: boolean, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null }>, readonly baselinePhotos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly url: string, readonly uploadedAt: string }> } | null, readonly doseChange: { readonly requests: ReadonlyArray<{ readonly drugType: string }> } } | null };

export const TitrationPhotosPageDocument = typedDocument<TitrationPhotosPageQuery, TitrationPhotosPageQueryVariables>(
  'TitrationPhotosPage',
  'query TitrationPhotosPage{currentUser{id visit{id isDoseChange canUploadPhotos photoViews photos{id view status url reason}baselinePhotos{id view url uploadedAt}}doseChange{requests{drugType}}}}',
);
