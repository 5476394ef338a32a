// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AnnualContentFragment } from '#modules/renewal/ui/annual/annual-content.generated.ts';
import type { RenewalPhotosContentFragment } from '#modules/renewal/ui/renewal-photos-content.generated.ts';

export type AnnualPhotosPageQueryVariables = Readonly<Record<string, never>>;

export type AnnualPhotosPageQuery = { readonly currentUser: { readonly id: string, readonly annualCheckIn: AnnualContentFragment, readonly renewalPhotos: RenewalPhotosContentFragment } | null };

export const AnnualPhotosPageDocument = /* @__PURE__ */ typedDocument<AnnualPhotosPageQuery, AnnualPhotosPageQueryVariables>(
  'AnnualPhotosPage',
  'query AnnualPhotosPage{currentUser{id annualCheckIn{...AnnualContent}renewalPhotos{...RenewalPhotosContent}}}fragment AnnualContent on AnnualCheckIn{status title detail refills href dueBy isOverdue isOnHold photoViews treatments{name drugType}}fragment RenewalPhotosContent on RenewalPhotos{photos{...VisitPhotoContent uploadedAt}last{id view url uploadedAt}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
