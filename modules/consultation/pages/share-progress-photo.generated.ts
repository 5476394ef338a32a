// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ShareProgressPhotoMutationVariables = { id: string; isShared: boolean };

export type ShareProgressPhotoMutation = { readonly shareProgressPhoto: boolean };

export const ShareProgressPhotoDocument = /* @__PURE__ */ typedDocument<ShareProgressPhotoMutation, ShareProgressPhotoMutationVariables>(
  'ShareProgressPhoto',
  'mutation ShareProgressPhoto($id:ID!$isShared:Boolean!){shareProgressPhoto(id:$id isShared:$isShared)}',
);
