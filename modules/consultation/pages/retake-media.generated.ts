// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { VisitPhotoContentFragment } from '#modules/consultation/ui/visit-photo-content.generated.ts';

export type RetakeMediaPageQueryVariables = Readonly<Record<string, never>>;

export type RetakeMediaPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly retakeDueAt: string | null, readonly photos: ReadonlyArray<VisitPhotoContentFragment>, readonly identification: { readonly photos: ReadonlyArray<VisitPhotoContentFragment> } | null } | null } | null };

export const RetakeMediaPageDocument = /* @__PURE__ */ typedDocument<RetakeMediaPageQuery, RetakeMediaPageQueryVariables>(
  'RetakeMediaPage',
  'query RetakeMediaPage{currentUser{id visit{id canUploadPhotos retakeDueAt photos{...VisitPhotoContent}identification{photos{...VisitPhotoContent}}}}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
