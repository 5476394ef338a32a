// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { VisitPhotoContentFragment } from '#modules/consultation/ui/visit-photo-content.generated.ts';

export type TitrationPhotosPageQueryVariables = Readonly<Record<string, never>>;

export type TitrationPhotosPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly isDoseChange: boolean, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly photos: ReadonlyArray<VisitPhotoContentFragment>, readonly baselinePhotos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly url: string, readonly uploadedAt: string }> } | null, readonly doseChange: { readonly requests: ReadonlyArray<{ readonly drugType: string }> } } | null };

export const TitrationPhotosPageDocument = /* @__PURE__ */ typedDocument<TitrationPhotosPageQuery, TitrationPhotosPageQueryVariables>(
  'TitrationPhotosPage',
  'query TitrationPhotosPage{currentUser{id visit{id isDoseChange canUploadPhotos photoViews photos{...VisitPhotoContent}baselinePhotos{id view url uploadedAt}}doseChange{requests{drugType}}}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
