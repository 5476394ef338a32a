// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type AcceptOfferMutationVariables = { input: Schema.AcceptOfferInput };

export type AcceptOfferMutation = { readonly acceptOffer: boolean };

export const AcceptOfferDocument = /* @__PURE__ */ typedDocument<AcceptOfferMutation, AcceptOfferMutationVariables>(
  'AcceptOffer',
  'mutation AcceptOffer($input:AcceptOfferInput!){acceptOffer(input:$input)}',
);
