// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type EditAddressMutationVariables = { addressId: string; address: Schema.AddressInput };

export type EditAddressMutation = { readonly editAddress: boolean };

export const EditAddressDocument = /* @__PURE__ */ typedDocument<EditAddressMutation, EditAddressMutationVariables>(
  'EditAddress',
  'mutation EditAddress($addressId:ID!$address:AddressInput!){editAddress(addressId:$addressId address:$address)}',
);
