// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChangeListingMutationVariables = { input: Schema.ChangeListingInput };

export type ChangeListingMutation = { readonly changeListing: { readonly id: string, readonly version: number } };

export const ChangeListingDocument = /* @__PURE__ */ typedDocument<ChangeListingMutation, ChangeListingMutationVariables>(
  'ChangeListing',
  'mutation ChangeListing($input:ChangeListingInput!){changeListing(input:$input){id version}}',
);
