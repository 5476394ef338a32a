// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskSaveBannerMutationVariables = { input: Schema.DeskBannerInput };

export type DeskSaveBannerMutation = { readonly deskSaveBanner: string };

export const DeskSaveBannerDocument = /* @__PURE__ */ typedDocument<DeskSaveBannerMutation, DeskSaveBannerMutationVariables>(
  'DeskSaveBanner',
  'mutation DeskSaveBanner($input:DeskBannerInput!){deskSaveBanner(input:$input)}',
);
