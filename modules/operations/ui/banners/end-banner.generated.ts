// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskEndBannerMutationVariables = { id: string };

export type DeskEndBannerMutation = { readonly deskEndBanner: boolean };

export const DeskEndBannerDocument = /* @__PURE__ */ typedDocument<DeskEndBannerMutation, DeskEndBannerMutationVariables>(
  'DeskEndBanner',
  'mutation DeskEndBanner($id:ID!){deskEndBanner(id:$id)}',
);
