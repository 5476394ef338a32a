// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveRenewalPhotoMutationVariables = { photoId: string };

export type RemoveRenewalPhotoMutation = { readonly removeRenewalPhoto: boolean };

export const RemoveRenewalPhotoDocument = /* @__PURE__ */ typedDocument<RemoveRenewalPhotoMutation, RemoveRenewalPhotoMutationVariables>(
  'RemoveRenewalPhoto',
  'mutation RemoveRenewalPhoto($photoId:ID!){removeRenewalPhoto(photoId:$photoId)}',
);
