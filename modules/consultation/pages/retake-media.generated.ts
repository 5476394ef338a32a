// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RetakeMediaPageQueryVariables = Readonly<Record<string, never>>;

export type RetakeMediaPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly canUploadPhotos: boolean, readonly retakeDueAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null }>, readonly identification: { readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null }> } | null } | null } | null };

export const RetakeMediaPageDocument = typedDocument<RetakeMediaPageQuery, RetakeMediaPageQueryVariables>(
  'RetakeMediaPage',
  'query RetakeMediaPage{currentUser{id visit{id canUploadPhotos retakeDueAt photos{id view status url reason}identification{photos{id view status url reason}}}}}',
);
