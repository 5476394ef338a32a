// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemovePhotoMutationVariables = { photoId: string };

export type RemovePhotoMutation = { readonly removePhoto: boolean };

export const RemovePhotoDocument = /* @__PURE__ */ typedDocument<RemovePhotoMutation, RemovePhotoMutationVariables>(
  'RemovePhoto',
  'mutation RemovePhoto($photoId:ID!){removePhoto(photoId:$photoId)}',
);
