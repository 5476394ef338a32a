// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type FinishPhotosMutationVariables = Readonly<Record<string, never>>;

export type FinishPhotosMutation = { readonly finishPhotos: boolean };

export const FinishPhotosDocument = /* @__PURE__ */ typedDocument<FinishPhotosMutation, FinishPhotosMutationVariables>(
  'FinishPhotos',
  'mutation FinishPhotos{finishPhotos}',
);
