// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRejectPhotoMutationVariables = { photoId: string; reason: string };

export type DeskRejectPhotoMutation = { readonly deskRejectPhoto: { readonly id: string, readonly status: string } };

export const DeskRejectPhotoDocument = /* @__PURE__ */ typedDocument<DeskRejectPhotoMutation, DeskRejectPhotoMutationVariables>(
  'DeskRejectPhoto',
  'mutation DeskRejectPhoto($photoId:ID!$reason:String!){deskRejectPhoto(photoId:$photoId reason:$reason){id status}}',
);
