// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveRenewalPhotoMutationVariables = { photoId: string };

export type RemoveRenewalPhotoMutation = { readonly removeRenewalPhoto: boolean };

export const RemoveRenewalPhotoDocument = typedDocument<RemoveRenewalPhotoMutation, RemoveRenewalPhotoMutationVariables>(
  'RemoveRenewalPhoto',
  'mutation RemoveRenewalPhoto($photoId:ID!){removeRenewalPhoto(photoId:$photoId)}',
);
