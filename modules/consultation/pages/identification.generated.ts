// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { VisitPhotoContentFragment } from '#modules/consultation/ui/visit-photo-content.generated.ts';

export type IdentificationPageQueryVariables = Readonly<Record<string, never>>;

export type IdentificationPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly submittedAt: string | null, readonly identification: { readonly status: string, readonly method: string | null, readonly note: string | null, readonly sentAt: string | null, readonly readAt: string | null, readonly deleteAt: string | null, readonly deletedAt: string | null, readonly photos: ReadonlyArray<VisitPhotoContentFragment> } | null } | null } | null };

export const IdentificationPageDocument = /* @__PURE__ */ typedDocument<IdentificationPageQuery, IdentificationPageQueryVariables>(
  'IdentificationPage',
  'query IdentificationPage{currentUser{id visit{id canUploadPhotos submittedAt identification{status method note sentAt readAt deleteAt deletedAt photos{...VisitPhotoContent}}}}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
