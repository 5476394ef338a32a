// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type FinishRenewalPhotosMutationVariables = Readonly<Record<string, never>>;

export type FinishRenewalPhotosMutation = { readonly finishRenewalPhotos: { readonly status: string } };

export const FinishRenewalPhotosDocument = /* @__PURE__ */ typedDocument<FinishRenewalPhotosMutation, FinishRenewalPhotosMutationVariables>(
  'FinishRenewalPhotos',
  'mutation FinishRenewalPhotos{finishRenewalPhotos{status}}',
);
