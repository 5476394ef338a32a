// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeclineOfferMutationVariables = { offerId: string };

export type DeclineOfferMutation = { readonly declineOffer: boolean };

export const DeclineOfferDocument = /* @__PURE__ */ typedDocument<DeclineOfferMutation, DeclineOfferMutationVariables>(
  'DeclineOffer',
  'mutation DeclineOffer($offerId:ID!){declineOffer(offerId:$offerId)}',
);
