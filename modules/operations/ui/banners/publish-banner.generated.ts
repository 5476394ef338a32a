// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskPublishBannerMutationVariables = { id: string; version: number };

export type DeskPublishBannerMutation = { readonly deskPublishBanner: boolean };

export const DeskPublishBannerDocument = /* @__PURE__ */ typedDocument<DeskPublishBannerMutation, DeskPublishBannerMutationVariables>(
  'DeskPublishBanner',
  'mutation DeskPublishBanner($id:ID!$version:Int!){deskPublishBanner(id:$id version:$version)}',
);
