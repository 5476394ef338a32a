// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type PlaceVisitCheckoutMutationVariables = { input: Schema.VisitCheckoutInput };

export type PlaceVisitCheckoutMutation = { readonly placeVisitCheckout: { readonly status: string, readonly actionUrl: string | null, readonly href: string } };

export const PlaceVisitCheckoutDocument = /* @__PURE__ */ typedDocument<PlaceVisitCheckoutMutation, PlaceVisitCheckoutMutationVariables>(
  'PlaceVisitCheckout',
  'mutation PlaceVisitCheckout($input:VisitCheckoutInput!){placeVisitCheckout(input:$input){status actionUrl href}}',
);
