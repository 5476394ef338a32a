// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type IdentificationPageQueryVariables = Readonly<Record<string, never>>;

export type IdentificationPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly identification: { readonly status: string, readonly method: string | null, readonly note: string | null, readonly sentAt: string | null, readonly readAt: string | null, readonly deleteAt: string | null, readonly deletedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null }> } | null } | null } | null };

export const IdentificationPageDocument = typedDocument<IdentificationPageQuery, IdentificationPageQueryVariables>(
  'IdentificationPage',
  'query IdentificationPage{currentUser{id visit{id canUploadPhotos identification{status method note sentAt readAt deleteAt deletedAt photos{id view status url reason}}}}}',
);
