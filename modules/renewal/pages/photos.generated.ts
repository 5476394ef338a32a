// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RenewalContentFragment } from '#modules/renewal/ui/renewal-content.generated.ts';
import type { RenewalPhotosContentFragment } from '#modules/renewal/ui/renewal-photos-content.generated.ts';

export type RenewalPhotosPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalPhotosPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: RenewalContentFragment, readonly renewalPhotos: RenewalPhotosContentFragment } | null };

export const RenewalPhotosPageDocument = /* @__PURE__ */ typedDocument<RenewalPhotosPageQuery, RenewalPhotosPageQueryVariables>(
  'RenewalPhotosPage',
  'query RenewalPhotosPage{currentUser{id renewal{...RenewalContent}renewalPhotos{...RenewalPhotosContent}}}fragment RenewalContent on RenewalView{status due title detail refills photoViews treatments{name drugType}}fragment RenewalPhotosContent on RenewalPhotos{photos{...VisitPhotoContent uploadedAt}last{id view url uploadedAt}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
