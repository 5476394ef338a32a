// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeleteProgressPhotoMutationVariables = { id: string };

export type DeleteProgressPhotoMutation = { readonly deleteProgressPhoto: boolean };

export const DeleteProgressPhotoDocument = /* @__PURE__ */ typedDocument<DeleteProgressPhotoMutation, DeleteProgressPhotoMutationVariables>(
  'DeleteProgressPhoto',
  'mutation DeleteProgressPhoto($id:ID!){deleteProgressPhoto(id:$id)}',
);
