// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskSetOfferCampaignMutationVariables = { input: Schema.OfferCampaignInput };

export type DeskSetOfferCampaignMutation = { readonly deskSetOfferCampaign: boolean };

export const DeskSetOfferCampaignDocument = /* @__PURE__ */ typedDocument<DeskSetOfferCampaignMutation, DeskSetOfferCampaignMutationVariables>(
  'DeskSetOfferCampaign',
  'mutation DeskSetOfferCampaign($input:OfferCampaignInput!){deskSetOfferCampaign(input:$input)}',
);
