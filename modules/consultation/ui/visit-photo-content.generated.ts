// Made by "npm run codegen". Do not edit.
export type VisitPhotoContentFragment = { readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null };
